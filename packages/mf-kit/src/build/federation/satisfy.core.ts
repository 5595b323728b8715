/** Replaces the runtime's reader of versions: it knows `^`, `~`, comparisons, `*`, `19.x` and `||`, and neither prereleases nor hyphens. */
export const satisfy = (version: string, range: string): boolean =>
  range.split('||').some((all) =>
    all
      .trim()
      .split(/\s+/)
      .every((one) => fits(numbersOf(version), one)),
  );

const numbersOf = (text: string): number[] =>
  text
    .split('.')
    .map((part) => Number.parseInt(part, 10))
    .filter((part) => !Number.isNaN(part));

function fits(version: readonly number[], comparator: string): boolean {
  const [, operator = '', text = ''] = /^([<>=~^]*)(.*)$/.exec(comparator) ?? [];
  const wanted = numbersOf(text);
  const differsAt = wanted.findIndex((part, at) => part !== version[at]);
  if (differsAt === -1) return !/^[<>]$/.test(operator);
  const isMore = (version[differsAt] ?? 0) > (wanted[differsAt] ?? 0);
  if (/^[<>]/.test(operator)) return isMore === (operator[0] === '>');
  const lastFixed = operator === '^' ? wanted.findIndex((part) => part > 0) : operator === '~' ? 1 : wanted.length;
  return isMore && differsAt > lastFixed;
}
