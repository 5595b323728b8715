/**
 * A `tel:` address, digits only, or null when there are too few to dial. What follows `ext` or `x` is left out:
 * with the separator gone it would become part of the number.
 */
export function telHref(phone: string | null): string | null {
  if (phone === null) return null;
  const digits = phone.replace(/(ext|x|#).*$/i, '').replace(/\D/g, '');
  return digits.length >= 7 && digits.length <= 15 ? `tel:${digits}` : null;
}
