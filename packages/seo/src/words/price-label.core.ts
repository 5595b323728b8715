/** The price labels of the specification's section 9. */
export function priceLabel(priceRange: string): string {
  switch (priceRange) {
    case '$':
      return 'budget-friendly';
    case '$$':
      return 'moderately priced';
    case '$$$':
      return 'upscale';
    default:
      return 'premium';
  }
}
