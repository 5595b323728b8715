/**
 * A `tel:` address of digits; null for too few to dial. An extension after `ext` or `x` is dropped, because its digits would join the
 * number.
 */
export function telHref(phone: string | null): string | null {
  if (phone === null) return null;
  const digits = phone.replace(/(ext|x|#).*$/i, '').replace(/\D/g, '');
  return digits.length >= 7 && digits.length <= 15 ? `tel:${digits}` : null;
}
