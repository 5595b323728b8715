import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Mode } from '../workspace.ts';

/** Pages hold hundreds of them, and nothing of a hash can be compressed. */
const HASH_LENGTH = 4;

/** What of a loader's context says whose class it is. */
export interface Stylesheet {
  rootContext: string;
  resourcePath: string;
}

/** Class names of different microfrontends never meet: `mf-directory` writes `md-x1Y2`. */
const prefixOf = (name: string) => name.replace(/(\w)\w*-?/g, '$1');

/**
 * Gives css-loader the names of classes on the page, for all stylesheets of one build, the same on the server and in the browser. Throws
 * when two classes would have one name.
 */
export function classNames(name: string, mode: Mode) {
  const owners = new Map<string, string>();
  return ({ rootContext, resourcePath }: Stylesheet, _template: string, local: string): string => {
    const file = path.relative(rootContext, resourcePath).replaceAll(path.sep, '/');
    const owner = `.${local} of ${file}`;
    const hash = createHash('sha256').update(`${name} ${owner}`).digest('base64url').slice(0, HASH_LENGTH);
    const ident = `${prefixOf(name)}-${mode === 'production' ? '' : `${local}-`}${hash}`;
    const other = owners.get(ident) ?? owner;
    if (other !== owner) throw new Error(`${other} and ${owner} have the same short name; call one of them otherwise.`);
    owners.set(ident, owner);
    return ident;
  };
}
