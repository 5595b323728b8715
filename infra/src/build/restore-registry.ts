import { copyFileSync, existsSync, readFileSync, renameSync } from 'node:fs';
import { lastGoodCopyOf, readRegistryText } from '@lawdex/contracts';

/** Puts a damaged registry aside for the last one that the shell followed, if any. Answers what to tell the operator, or null. */
export function restoreRegistry(registryFile: string): string | null {
  if (!existsSync(registryFile)) return null;
  const outcome = readRegistryText(readFileSync(registryFile, 'utf8'));
  if (outcome.kind === 'registry') return null;
  const aside = `${registryFile}.damaged`;
  const copy = lastGoodCopyOf(registryFile);
  renameSync(registryFile, aside);
  const isCopyGood = existsSync(copy) && readRegistryText(readFileSync(copy, 'utf8')).kind === 'registry';
  if (isCopyGood) copyFileSync(copy, registryFile);
  const instead = isCopyGood ? 'the last one that was good takes its place' : 'it is written anew from what is built';
  return `${registryFile} was damaged (${outcome.problems[0]}): ${instead}. What it held is in ${aside}.`;
}
