/** An SVG file as a data URL. Written in plain letters, because base64 would be longer and hardly compress. */
export const svgDataUrl = (svg: string): string =>
  `data:image/svg+xml,${svg
    .replace(/<!--[^]*?-->/g, '')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><')
    .replace(/ \/>/g, '/>')
    .replaceAll('"', "'")
    .replace(/[%#<>]/g, (character) => encodeURIComponent(character))}`;
