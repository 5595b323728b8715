import { command, readArguments, wrong, type ReadCommand } from '@lawdex/svc-kit/commands';

export interface Command {
  kind: 'close' | 'reopen' | 'remove';
  slug: string;
}

export const USAGE = `npm run firms -- <command> <slug>

  close <slug>   takes a firm that has closed out of lists and searches; its page says so, and what is near
  reopen <slug>  lists it again, with its reviews
  remove <slug>  removes it with its reviews for good; no import brings it back

<slug> is the last part of the address of its page, or that address.`;

const SLUG = /(?:^|\/)([a-z0-9]+(?:-[a-z0-9]+)*)\/?(?:[?#].*)?$/;

/** Reads the command line. */
export const readCommand = (args: string[]): ReadCommand<Command> =>
  readArguments({ args, allowPositionals: true }, ({ positionals: [name, given, ...others] }): ReadCommand<Command> => {
    if (name !== 'close' && name !== 'reopen' && name !== 'remove') return wrong(`There is no command "${name}".`);
    const [, slug] = SLUG.exec(given?.trim().toLowerCase() ?? '') ?? [];
    if (slug === undefined) return wrong('Which firm? It takes a slug, the last part of the address of its page.');
    if (others.length > 0) return wrong(`${name}: one firm at a time.`);
    return command({ kind: name, slug });
  });
