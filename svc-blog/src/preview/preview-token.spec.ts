import { isValidPreview, PREVIEW_DAY_MS, previewToken } from './preview-token.ts';

const NOW = Date.UTC(2026, 5, 1);
const token = previewToken('secret', 'fees', NOW + PREVIEW_DAY_MS);

describe('a preview token', () => {
  it('shows its post for a day', () => {
    expect(isValidPreview('secret', 'fees', token, NOW)).toBe(true);
    expect(isValidPreview('secret', 'fees', token, NOW + PREVIEW_DAY_MS - 1)).toBe(true);
    expect(isValidPreview('secret', 'fees', token, NOW + PREVIEW_DAY_MS)).toBe(false);
  });

  it.each([
    ['of another post', 'rent', token],
    ['of another secret', 'fees', previewToken('other', 'fees', NOW + PREVIEW_DAY_MS)],
    ['that was given a longer life', 'fees', token.replace(/^\d+/, String(NOW + PREVIEW_DAY_MS + 1))],
    ['that was signed for longer than a day', 'fees', previewToken('secret', 'fees', NOW + 2 * PREVIEW_DAY_MS)],
    ['of another slug with a line in it', 'fees', previewToken('secret', `fees\n${NOW}`, NOW + PREVIEW_DAY_MS)],
    ['that is cut', 'fees', token.slice(0, -1)],
    ['that is longer', 'fees', `${token}A`],
    ['that is none', 'fees', ''],
    ['that is no text', 'fees', '\u{1f511}'.repeat(30)],
  ])('is refused when it is one %s', (_what, slug, given) => {
    expect(isValidPreview('secret', slug, given, NOW)).toBe(false);
  });
});
