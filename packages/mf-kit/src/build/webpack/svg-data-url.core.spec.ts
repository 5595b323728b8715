import { svgDataUrl } from './svg-data-url.core.ts';

it('svgDataUrl keeps what is drawn, on one line and without comments', () => {
  const svg = '<svg viewBox="0 0 24 24">\n  <!-- a dot -->\n  <path d="M12\n    12h.01" />\n</svg>\n';
  expect(decodeURIComponent(svgDataUrl(svg))).toBe(
    "data:image/svg+xml,<svg viewBox='0 0 24 24'><path d='M12 12h.01'/></svg>",
  );
});

it('svgDataUrl leaves no letter that would end the address or the string that holds it', () => {
  expect(svgDataUrl('<svg fill="#000" width="50%"/>').slice('data:image/svg+xml,'.length)).not.toMatch(
    /["<>#\n]|%(?![0-9A-F]{2})/,
  );
});
