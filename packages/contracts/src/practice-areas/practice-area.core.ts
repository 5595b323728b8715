/** An area of law that firms practise and visitors look for. */
export interface PracticeArea {
  slug: string;
  name: string;
  /** The wider area that it is a part of: a business of this area counts in that one too. */
  parent: string | null;
  /** One or two sentences, 60 to 160 characters. */
  description: string;
  /** What visitors call it, lower case. Searches and imports find the area by them, so no two areas share one. */
  aliases: readonly string[];
  /** What Spanish-speaking visitors type, lower case and with accents; whoever compares them folds accents on both sides. */
  spanish: readonly string[];
}

/** `one, two three` as a list. */
export const phrases = (text: string): string[] => text.split(',').map((phrase) => phrase.trim());
