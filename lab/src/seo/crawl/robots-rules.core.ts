export interface RobotsTxt {
  /** Whether crawlers may read this path. */
  allows(path: string): boolean;
  sitemaps: string[];
}

interface Rule {
  allow: boolean;
  pattern: string;
}

/** Reads the rules of a robots.txt for all crawlers (RFC 9309): the longest rule that matches wins, and `Allow` among equals. */
export function readRobotsTxt(text: string): RobotsTxt {
  const rules: Rule[] = [];
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
    if (field === 'allow' || field === 'disallow') {
      isInNames = false;
      if (isForAll && value !== '') rules.push({ allow: field === 'allow', pattern: value });
    }
  }
  rules.sort((a, b) => b.pattern.length - a.pattern.length || Number(b.allow) - Number(a.allow));
  return { sitemaps, allows: (path) => rules.find(({ pattern }) => matches(pattern, path))?.allow ?? true };
}

/** `*` stands for anything, `$` at the end for the end. */
function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const [first = '', ...parts] = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const part of parts) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return !isWhole || at === path.length || (parts.length > 0 && path.endsWith(parts.at(-1) ?? ''));
}
