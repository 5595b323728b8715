export const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const NAME =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
export const MONTH = `(${NAME})\\b\\.?`;

/** `dec 24`, `december 24th, 2026` or `2026-12-24`. */
export const DATE = `(?:(?:${NAME})\\b\\.?\\s+\\d{1,2}(?:st|nd|rd|th)?(?!\\d|:\\d)(?:,?\\s+20\\d{2})?|20\\d{2}-\\d{2}-\\d{2})`;

/** 1 to 12. */
export const monthOf = (name: string): number => MONTHS.indexOf(name.slice(0, 3)) + 1;
export const two = (part: string | number): string => String(part).padStart(2, '0');
