/** The paragraphs of an introduction. The first says how many businesses there are, the others what their listings say. */
export const paragraphsOf = (introContent: string): string[] =>
  introContent.split(/\n{2,}/).filter((paragraph) => paragraph !== '');
