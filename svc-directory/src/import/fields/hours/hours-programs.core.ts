import { WEEKDAYS } from '@lawdex/contracts';

type Entry = Record<string, unknown>;

/** `mon_1_open` of Facebook, `monday_close`. */
const HALF_A_DAY = /^([a-z]{3,9})_(?:(\d)_)?(open|close)$/i;

const NO_TIME = /^\s*closed\s*$/i;

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const areEntries = (value: unknown): value is Entry[] =>
  Array.isArray(value) && value.length > 0 && value.every(isEntry);

// Sunday is 0 or 7.
const dayAt = (number: unknown): unknown =>
  /^[0-7]$/.test(String(number)) ? WEEKDAYS[(Number(number) + 6) % 7] : null;

/** Hours in the forms of Facebook, Foursquare, Google and Yelp as a list of days or of texts. Others stay as they are. */
export function asListOfDays(value: unknown): unknown {
  if (isEntry(value)) return ofGoogle(value) ?? ofFoursquare(value) ?? ofFacebook(value) ?? value;
  return areEntries(value) ? (ofYelp(value) ?? value) : value;
}

/** What opens and never closes is always open. Whether it is open now says no hours. */
function ofGoogle({ periods, open_now, openNow, ...others }: Entry): unknown {
  if (!areEntries(periods)) return (open_now ?? openNow) !== undefined && Object.keys(others).length === 0 ? {} : null;
  return periods.flatMap(({ open, close }) => {
    const [from, to] = [open, close].map((one) => (isEntry(one) ? one : null));
    if (!from) return {};
    if (!to) return { day: [...WEEKDAYS], open: '00:00', close: '00:00' };
    return spread(from, to);
  });
}

/** A day for each that a period of Google holds, which may close days later. */
function spread(from: Entry, to: Entry): Entry[] {
  const [first, opens, closes] = [Number(from['day']), clockOf(from), clockOf(to)];
  const days = (Number(to['day'] ?? first) - first + 7) % 7;
  const isOneNight = days === 0 || (days === 1 && closes <= opens);
  if (isOneNight) return [{ day: dayAt(first), open: opens, close: closes }];
  if (dayAt(first) === null || dayAt(to['day']) === null) return [{}];
  const all = Array.from({ length: days + 1 }, (_, at) => ({
    day: dayAt((first + at) % 7),
    open: at === 0 ? opens : MIDNIGHT,
    close: at === days ? closes : MIDNIGHT,
  }));
  return closes === MIDNIGHT ? all.slice(0, -1) : all;
}

const MIDNIGHT = '00:00';

/** `0900` and `{"hour":9}` are `09:00`. */
const clockOf = ({ time, hour, minute = 0 }: Entry): string =>
  time === undefined
    ? `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
    : String(time)
        .padStart(4, '0')
        .replace(/^(\d\d)(\d\d)$/, '$1:$2');

/** Foursquare has days, or texts. */
function ofFoursquare({ regular, timeframes, display }: Entry): unknown {
  if (areEntries(regular)) return regular.map(({ day, open, close }) => ({ day: dayAt(day), open, close }));
  if (!areEntries(timeframes)) return typeof display === 'string' ? [display] : null;
  return timeframes.flatMap(({ days, open }) =>
    areEntries(open) ? open.map(({ renderedTime }) => `${String(days)} ${String(renderedTime)}`) : [],
  );
}

/** The days of Yelp begin with Monday as 0. */
function ofYelp(list: readonly Entry[]): unknown {
  const all = list.flatMap((one): Entry[] => (areEntries(one['open']) ? one['open'] : [one]));
  if (!all.every((one) => 'is_overnight' in one)) return null;
  return all.map(({ day, start, end }) => ({ day: WEEKDAYS[Number(day)], start, end }));
}

function ofFacebook(value: Entry): unknown {
  const halves = Object.entries(value).map(([name, time]) => ({ time, parts: HALF_A_DAY.exec(name) }));
  if (halves.length === 0 || halves.some(({ parts }) => parts === null)) return null;
  const spans = new Map<string, Entry>();
  const closed: [day: string, spans: null][] = [];
  for (const { time, parts } of halves) {
    const [, day = '', item = '1', half = ''] = parts ?? [];
    const [key, said] = [`${day} ${item}`, typeof time === 'number' ? String(time) : time];
    if (typeof said !== 'string' || said.trim() === '') continue;
    if (NO_TIME.test(said)) closed.push([day, null]);
    else spans.set(key, { day, ...spans.get(key), [half.toLowerCase()]: said });
  }
  return spans.size === 0 ? Object.fromEntries(closed) : [...spans.values()];
}
