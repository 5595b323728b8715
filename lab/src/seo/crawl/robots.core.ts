export interface RobotsTxt {
  /** Whether crawlers may read this path. */
  allows(path: string): boolean;
  sitemaps: string[];
}

/** Reads the rules of a robots.txt for all crawlers (RFC 9309): the longest rule that matches wins, and `Allow` among equals. */
export function readRobotsTxt(text: string): RobotsTxt {
  const rules: { isAllowed: boolean; length: number; pattern: RegExp }[] = [];
  const sitemaps: string[] = [];
  let isForAll = false;
  let isInNames = false;
  for (const line of text.split(/\r?\n/)) {
    const [, name = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*?)\s*(?:#.*)?$/i.exec(line) ?? [];
    const field = name.toLowerCase();
    if (field === 'sitemap') sitemaps.push(value);
    if (field === 'user-agent') {
      isForAll = (isInNames && isForAll) || value === '*';
      isInNames = true;
    }
    if (field !== 'allow' && field !== 'disallow') continue;
    isInNames = false;
    if (isForAll && value !== '')
      rules.push({ isAllowed: field === 'allow', length: value.length, pattern: patternOf(value) });
  }
  rules.sort((a, b) => b.length - a.length || Number(b.isAllowed) - Number(a.isAllowed));
  return { sitemaps, allows: (path) => rules.find(({ pattern }) => pattern.test(path))?.isAllowed ?? true };
}

/** `*` stands for anything, `$` at the end for the end. */
const patternOf = (rule: string): RegExp =>
  new RegExp(`^${rule.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}`.replace(/\$(?=.)/g, '\\$'));
