import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkedOutFiles } from '../build/workspaces.ts';
import { ROOT } from '../files/paths.ts';

/** The files of this checkout, for guards that look at all of them. */
export const files = checkedOutFiles(ROOT);

export const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
