const EXTENSION = /(?:ext(?:ension)?|x|#|press|option)\D{0,3}(\d{1,6}).*$|(?:ext|x|#).*$/is;
const OF_THE_US = /^1?([2-9]\d{9})$/;

/**
 * A `tel:` address; null for too few digits to dial. An extension is dialled after the number, which is written with its country then,
 * because RFC 3966 has extensions of whole numbers only.
 */
export function telHref(phone: string | null): string | null {
  if (phone === null) return null;
  const [, extension] = EXTENSION.exec(phone) ?? [];
  const digits = phone.replace(EXTENSION, '').replace(/\D/g, '');
  const [, national] = OF_THE_US.exec(digits) ?? [];
  if (extension !== undefined && national !== undefined) return `tel:+1${national};ext=${extension}`;
  return digits.length >= 7 && digits.length <= 15 ? `tel:${digits}` : null;
}
