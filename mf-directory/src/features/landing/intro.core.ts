/** The paragraphs of an introduction: the first says how many there are and where, the others what their listings say. */
export const paragraphsOf = (introContent: string): string[] =>
  introContent.split(/\n{2,}/).filter((paragraph) => paragraph !== '');
