import type { HoursToken } from './hours-tokens.core.ts';

const SIGNS: ReadonlySet<HoursToken['kind'] | undefined> = new Set(['to', 'and']);
const LISTED: ReadonlySet<HoursToken['kind'] | undefined> = new Set([...SIGNS, 'days', 'date', 'holidays']);

/** Days between two commas. */
interface Group {
  begin: number;
  isDate: boolean;
  /** `sat & sun`. */
  hasAnd: boolean;
  /** `mon-fri`, `weekdays`. */
  isSpan: boolean;
}

/** Where the open days begin in a list between `closed` and times, which holds a place: `closed sat, sun, mon-fri 9-5`. Null where that is not sure: `closed sun, mon, wed, fri 9-5`. */
export function beginOfOpenDays(tokens: readonly HoursToken[], at: number): number | null {
  const groups = groupsAround(tokens, at);
  // The first `sat & sun` or `mon-fri` ends what is closed, or is what is open.
  const whole = groups.findIndex(({ hasAnd, isSpan }) => hasAnd || isSpan);
  if (groups.length === 2 || whole === 0) return groups[1]?.begin ?? null;
  const isLast = whole === groups.length - 1;
  const { hasAnd = false, isSpan = false } = groups[whole] ?? {};
  if (isLast) return isSpan ? (groups[whole]?.begin ?? null) : null;
  return hasAnd ? (groups[whole + 1]?.begin ?? null) : null;
}

function groupsAround(tokens: readonly HoursToken[], at: number): Group[] {
  let begin = at;
  while (LISTED.has(tokens[begin - 1]?.kind)) begin -= 1;
  const groups: Group[] = [];
  let signs: HoursToken[] = [];
  for (const [behind, token] of tokens.slice(begin).entries()) {
    if (!LISTED.has(token.kind)) break;
    if (SIGNS.has(token.kind)) {
      signs.push(token);
      continue;
    }
    const last = groups.at(-1);
    const isDate = token.kind !== 'days';
    const isJoined = signs.length > 0 && !signs.some((sign) => sign.kind === 'and' && sign.isComma);
    // The Friday of `closed thanksgiving friday, sat 10-12`.
    const isOfHoliday = signs.length === 0 && begin + behind < at;
    const isSpan = token.kind === 'days' && token.days.length > 1;
    if (last && isJoined) {
      last.hasAnd ||= signs.some(({ kind }) => kind === 'and');
      last.isSpan ||= isSpan || signs.some(({ kind }) => kind === 'to');
    } else if (!(last?.isDate && (isDate || isOfHoliday)))
      groups.push({ begin: begin + behind, isDate, hasAnd: false, isSpan });
    signs = [];
  }
  return groups;
}
