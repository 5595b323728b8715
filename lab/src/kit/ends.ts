const undos: (() => unknown)[] = [];
let ending: Promise<void> | undefined;

/** What is done when the experiment is over, the last first, also after Ctrl-C. */
export const atEnd = (undo: () => unknown): void => void undos.push(undo);

/** All who ask wait until everything is done. */
export const end = (): Promise<void> => (ending ??= undoAll());

async function undoAll(): Promise<void> {
  for (let undo = undos.pop(); undo; undo = undos.pop()) await undo();
}
