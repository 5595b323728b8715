/** An SVG file as a data URL, in plain text, because base64 is longer and hardly compresses. */
export const svgDataUrl = (svg: string): string =>
  `data:image/svg+xml,${svg
    .replace(/<!--[^]*?-->/g, '')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><')
    .replace(/ \/>/g, '/>')
    .replaceAll('"', "'")
    .replace(/[%#<>]/g, (character) => encodeURIComponent(character))}`;
