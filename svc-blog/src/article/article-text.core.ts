const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
// XML, and so the feed, cannot hold these characters in any spelling.
const NOT_FOR_XML = /[^\P{Cc}\t\n]|[\p{Cs}\p{Noncharacter_Code_Point}]/gu;
const TOO_MANY_MARKS =
  /([\p{M}\u00ad\u200b-\u200d\u2060-\u2064\ufeff]{4})[\p{M}\u00ad\u200b-\u200d\u2060-\u2064\ufeff]+/gu;

/**
 * Removes characters that reach beyond an author's words: controls that turn the text after them around, and stacks of
 * combining marks, which cover other lines. Real scripts need no more than four.
 */
export const cleanText = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(BIDI_CONTROLS, '').replace(NOT_FOR_XML, '').replace(TOO_MANY_MARKS, '$1');
