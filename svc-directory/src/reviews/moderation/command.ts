import { REMOVAL_REASONS, REMOVAL_WORDS, type RemovalReason } from '@lawdex/contracts';
import { command, readArguments, wrong, type ReadCommand } from '@lawdex/svc-kit';

const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** Reads `90m`, `2h`, `3d`, or a date or time of ISO 8601 (UTC unless it says); undefined for anything else. */
function sinceOf(text: string, now: Date): Date | undefined {
  const [, count, unit] = /^(\d{1,5})([mhd])$/.exec(text) ?? [];
  if (count !== undefined) return new Date(now.getTime() - Number(count) * UNITS[unit as keyof typeof UNITS]);
  if (!/^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d)?)?$/.test(text)) return undefined;
  const time = new Date(text.includes('T') && !/(Z|[+-]\d\d:\d\d)$/.test(text) ? `${text}Z` : text);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/** Which reviews are meant: all that meet every condition. */
export interface Selection {
  /** None when they are not named one by one. */
  ids: string[];
  /** Slug of a business. */
  firm: string | null;
  since: Date | null;
  /** The first digits of the name of a sender or network. */
  sender: string | null;
  /** Text of the comment or the name. */
  like: string | null;
  /** Only those that are held or do not count yet. */
  isHeld: boolean;
  /** Id of a review: others in its words. */
  copiesOf: string | null;
}

/** What an operator wants with reviews. Words are for operators only. */
export type Decision = { words: string | null } & (
  | { kind: 'hide' | 'erase'; reason: RemovalReason }
  | { kind: 'restore' | 'release' | 'keep' }
);

/** `isSure`: otherwise it is only told what would be done. */
export type Changing = Decision & { selection: Selection; isSure: boolean };

export type Command =
  | { kind: 'reported'; all: boolean }
  | { kind: 'list'; selection: Selection; most: number }
  | { kind: 'flood'; since: Date }
  | { kind: 'export'; selection: Selection }
  | Changing;

const GIVEN = REMOVAL_REASONS.filter((reason) => reason !== 'unconfirmed');
const REASONS = GIVEN.map((reason) => `    ${reason.padEnd(14)} ${REMOVAL_WORDS[reason]}`).join('\n');

export const USAGE = `npm run reviews -- <command> [<id> ...] [--firm <slug>] [--since <2h, 3d or 2026-11-26>] [--sender <digits>] [--like <text>] [--copies-of <id>] [--held]

  recent                         lists the newest reviews
  held                           lists those that are held, or shown and not counted yet
  find                           lists all that meet the conditions
  flood                          lists firms and networks with unusually many, and long texts that came twice, of a week unless --since
  reported [--all]               lists those that were reported, and wait for a decision; or every one that ever was

  hide --reason <reason>         takes reviews out of lists, figures and search; the public ledger tells the reason
  release, restore               show and count what is held or does not count yet, or what is hidden
  keep                           leaves it as it is; it waits for no decision until it is reported again
  erase --reason <reason>        deletes reviews with their reports and decisions for good
  export                         writes all that is known about reviews, as JSON

  --words <text>                 is kept with the decision, for operators
  --yes                          does it. Without it several reviews, and what is erased, are only listed

Reasons:
${REASONS}

<id> is the id that lists show, or the review's permanent link. Conditions select every review that meets all of them.`;

/** The database takes no longer text, with the reason before it. */
export const WORDS_MAX = 980;
const RECENT = 50;
const MOST = 100_000;
const FLOOD_SINCE = '7d';

const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const [FLAG, TEXT] = [{ type: 'boolean' }, { type: 'string' }] as const;
const OPTIONS = {
  ...{ all: FLAG, held: FLAG, yes: FLAG, reason: TEXT, words: TEXT, firm: TEXT, since: TEXT, sender: TEXT, like: TEXT },
  'copies-of': TEXT,
};
type Values = { [Name in keyof typeof OPTIONS]?: (typeof OPTIONS)[Name]['type'] extends 'string' ? string : boolean };

const CONDITIONS = ['firm', 'since', 'sender', 'like', 'copies-of', 'held'] as const;
const CHANGES = [...CONDITIONS, 'reason', 'words', 'yes'] as const;
const TAKES: Record<string, readonly (keyof Values)[]> = {
  reported: ['all'],
  flood: ['since'],
  ...{ recent: CONDITIONS, held: CONDITIONS, find: CONDITIONS, export: CONDITIONS },
  ...{ hide: CHANGES, erase: CHANGES, restore: CHANGES, release: CHANGES, keep: CHANGES },
};

/** Reads the command line. */
export const readCommand = (args: string[], now: Date): ReadCommand<Command> =>
  readArguments(
    { args, options: OPTIONS, allowPositionals: true },
    ({ values, positionals: [name = '', ...given] }) => {
      const takes = TAKES[name];
      if (!takes) return wrong(`There is no command "${name}".`);
      const unknown = Object.keys(values).find((option) => !takes.some((taken) => taken === option));
      if (unknown !== undefined) return wrong(`${name} knows no --${unknown}.`);
      const named = [...given, ...(values['copies-of'] === undefined ? [] : [values['copies-of']])];
      const ids = named.map((text) => UUID.exec(text)?.[0].toLowerCase());
      const bad = ids.indexOf(undefined);
      if (bad >= 0)
        return wrong(`"${named[bad]}" is no id of a review. Copy one from a list. Words go in quotes: --words "..."`);
      const since = values.since === undefined ? null : sinceOf(values.since, now);
      if (since === undefined) return wrong(`--since is like 2h, 3d or 2026-11-26, not "${values.since}".`);
      const copiesOf = ids[given.length] ?? null;
      const selection = { ids: ids.slice(0, given.length) as string[], since, copiesOf, ...conditionsOf(values) };
      return commandOf(name, values, selection, now);
    },
  );

const conditionsOf = ({ firm, sender, like, held }: Values): Omit<Selection, 'ids' | 'since' | 'copiesOf'> => ({
  // The address of a firm's page is as good as its slug.
  firm: firm?.split(/[?#]/)[0]?.split('/').findLast(Boolean) ?? null,
  sender: sender?.trim().toLowerCase() || null,
  like: like?.trim() || null,
  isHeld: held ?? false,
});

const isEmpty = ({ ids, firm, since, sender, like, isHeld, copiesOf }: Selection): boolean =>
  ids.length === 0 && !firm && !since && !sender && !like && !isHeld && !copiesOf;

function commandOf(name: string, values: Values, selection: Selection, now: Date): ReadCommand<Command> {
  if (name === 'reported' || name === 'flood') {
    if (selection.ids.length > 0) return wrong(`${name} takes no id.`);
    if (name === 'reported') return command({ kind: name, all: values.all ?? false });
    return command({ kind: name, since: selection.since ?? sinceOf(FLOOD_SINCE, now) ?? now });
  }
  if (name === 'recent') return command({ kind: 'list', selection, most: RECENT });
  if (name === 'held') return command({ kind: 'list', selection: { ...selection, isHeld: true }, most: MOST });
  if (isEmpty(selection))
    return wrong(`${name}: which reviews? It takes ids, or conditions such as --firm and --since.`);
  if (name === 'find') return command({ kind: 'list', selection, most: MOST });
  if (name === 'export') return command({ kind: name, selection });
  return changingOf(name as Changing['kind'], values, selection);
}

function changingOf(kind: Changing['kind'], values: Values, selection: Selection): ReadCommand<Command> {
  const isRemoval = kind === 'hide' || kind === 'erase';
  const words = (values.words ?? (isRemoval ? undefined : values.reason))?.trim() || null;
  if ((words?.length ?? 0) > WORDS_MAX) return wrong(`The words must be at most ${WORDS_MAX} characters.`);
  // One review that was named is meant. Erasing cannot be undone.
  const isSure = values.yes ?? (selection.ids.length === 1 && kind !== 'erase');
  if (!isRemoval) return command({ kind, selection, words, isSure });
  const reason = GIVEN.find((known) => known === values.reason);
  if (reason) return command({ kind, reason, selection, words, isSure });
  const problem = values.reason === undefined ? 'Why?' : `"${values.reason}" is no reason.`;
  return wrong(`${problem} --reason is one of ${GIVEN.join(', ')}; words of your own go into --words "...".`);
}
