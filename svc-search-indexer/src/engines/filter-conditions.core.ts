import type { BusinessFlag } from '@lawdex/contracts';
import type { EngineFilters } from '@lawdex/search-language/plan';

type FilterName = Exclude<keyof EngineFilters, BusinessFlag>;
type FilterValues = { [Name in FilterName]-?: NonNullable<EngineFilters[Name]> };

/** What an engine asks for each filter that is no flag. A new filter does not compile before each engine says what it does with it. */
export type FilterConditions = { [Name in FilterName]: (value: FilterValues[Name]) => string[] };

export function conditionsOf({ location, ...filters }: EngineFilters, conditions: FilterConditions): string[] {
  const on: Partial<FilterValues> = { ...filters, ...(location && { location }) };
  const asked = <Name extends FilterName>(name: Name): string[] => {
    const value = on[name];
    return value ? conditions[name](value) : [];
  };
  return (Object.keys(conditions) as FilterName[]).flatMap(asked);
}
