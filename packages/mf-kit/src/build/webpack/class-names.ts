import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Mode } from '../workspace.ts';

/** Short, because pages contain hundreds of class names and hashes do not compress. */
const HASH_LENGTH = 4;

/** The part of a loader's context that identifies a stylesheet. */
export interface Stylesheet {
  rootContext: string;
  resourcePath: string;
}

/** Prefixes class names, so that microfrontends never clash: `mf-directory` writes `md-x1Y2`. */
const prefixOf = (name: string) => name.replace(/(\w)\w*-?/g, '$1');

/** Makes the class names for all stylesheets of a build, the same for server and browser. Throws when two classes would get one name. */
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
