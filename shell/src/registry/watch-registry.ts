import { stat } from 'node:fs/promises';

/** Calls back when the registry's file changes, until the returned function is called. */
export function watchRegistry(registryFile: string, onChange: () => void, everyMs = 500): () => void {
  let seen: string | null = null;
  const look = async () => {
    const now = await stat(registryFile).then(
      ({ mtimeMs, ino }) => `${mtimeMs}-${ino}`,
      () => null,
    );
    if (seen !== null && now !== null && now !== seen) onChange();
    if (now !== null) seen = now;
  };
  void look();
  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
