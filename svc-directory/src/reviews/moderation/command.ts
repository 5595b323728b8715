import { command, readArguments, wrong } from '@lawdex/svc-kit';
import type { ReadCommand } from '@lawdex/svc-kit';

export type Command =
  | { kind: 'reported'; all: boolean }
  | { kind: 'hide' | 'restore' | 'keep'; id: string; words: string | null }
  | { kind: 'help' };

export const USAGE = `npm run reviews -- <command>

  reported [--all]               lists the reviews that were reported, and wait for a decision; or every one that ever was
  hide <id> --reason <words>     takes a review out of lists, figures and search; asks for the reason when it is not given
  restore <id> [--reason <words>]  shows it again
  keep <id> [--reason <words>]   leaves it as it is; it waits for no decision until it is reported again

<id> is the id that 'reported' shows, or the review's permanent link. What you decide is kept, with its time and your words.`;

/** The database takes no longer text. */
export const WORDS_MAX = 1000;

const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Reads the command line. */
export const readCommand = (args: string[]): ReadCommand<Command> =>
  readArguments(
    {
      args,
      options: { all: { type: 'boolean' }, reason: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    },
    ({ values, positionals: [name, given, ...others] }): ReadCommand<Command> => {
      if (name === undefined || name === 'help' || values.help) return command({ kind: 'help' });
      if (name === 'reported') {
        if (given !== undefined || values.reason !== undefined) return wrong('reported takes nothing but --all.');
        return command({ kind: name, all: values.all ?? false });
      }
      if (name !== 'hide' && name !== 'restore' && name !== 'keep') return wrong(`There is no command "${name}".`);
      if (values.all) return wrong(`${name} knows no --all.`);
      if (given === undefined) return wrong('Which review? It takes an id, such as `reported` lists them.');
      if (others.length > 0)
        return wrong(`${name}: one review at a time. Words of several go in quotes: --reason "..."`);
      const id = UUID.exec(given)?.[0].toLowerCase();
      if (id === undefined) return wrong(`"${given}" is no id of a review. Copy one from \`reported\`.`);
      const words = values.reason?.trim() || null;
      if ((words?.length ?? 0) > WORDS_MAX) return wrong(`The reason must be at most ${WORDS_MAX} characters.`);
      return command({ kind: name, id, words });
    },
  );
