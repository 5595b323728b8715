/** Reads `/sitemap-{name}-{part}.xml`; null for other names. */
export function readFileName(path: string): { name: string; part: number } | null {
  const [, name = '', digits = ''] = /^\/sitemap-([a-z]+(?:-[a-z]+)*)-([1-9]\d{0,4})\.xml$/.exec(path) ?? [];
  return name === '' ? null : { name, part: Number(digits) };
}
