/** The lines of a text, one for each sentence. */
export const listed = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim());
