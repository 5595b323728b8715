import { withinLines } from '@lawdex/contracts';

// XML, and so the feed, cannot hold these characters in any spelling.
const NOT_FOR_XML = /[^\P{Cc}\t\n]/gu;

/** A text as an article holds it: without controls, and without what reaches beyond an author's words. */
export const cleanText = (text: string): string => withinLines(text.replace(/\r\n?/g, '\n').replace(NOT_FOR_XML, ''));
