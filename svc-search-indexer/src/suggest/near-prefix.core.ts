/** Shorter words turn into too many others by one edit. */
const TYPO_LENGTH = 4;

/** Whether a text begins with what was typed but for one wrong, missing, added or swapped letter, not the first one. */
export function beginsNearly(text: string, typed: string): boolean {
  if (typed.length < TYPO_LENGTH) return false;
  let same = 0;
  while (same < typed.length && typed[same] === text[same]) same++;
  if (same === 0) return false;
  const rest = (skip: number): string => typed.slice(same + skip);
  return (
    text.startsWith(rest(1), same + 1) ||
    text.startsWith(rest(0), same + 1) ||
    text.startsWith(rest(1), same) ||
    (typed[same] === text[same + 1] && typed[same + 1] === text[same] && text.startsWith(rest(2), same + 2))
  );
}
