import { readFileSync } from 'node:fs';
import PARTS from './parts.json' with { type: 'json' };

/**
 * Reads a snippet per line, with `%%` for a line break. Each snippet tries to run `ran()`, to reach evil.example, or to
 * leave its article.
 */
const linesOf = (name: string): string[] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.replaceAll('%%', '\n'));

const LURE = '<img src=x onerror=ran()>';
const RAW = ['style', 'title', 'textarea', 'xmp', 'noembed', 'noframes', 'iframe', 'script', 'plaintext', 'noscript'];

/** Texts that one parser takes for words and another one for tags. */
const confusions = PARTS.outer.flatMap((outer) =>
  RAW.flatMap((raw) => [`<${outer}><${raw}><!--</${raw}>${LURE}-->`, `<${outer}><${raw}><a title="</${raw}>${LURE}">`]),
);

const HANDLED = ['a href=/x', 'p', 'img src=/a.png', 'table', 'td', 'h2', 'blockquote', 'li', 'code', 'ol start=1'];
const EVENTS = ['onclick', 'onmouseover', 'onfocus', 'onerror', 'onload', 'onpointerenter'];
const handlers = HANDLED.flatMap((tag) =>
  EVENTS.map((event) => `<${tag} ${event}=ran() ${event.toUpperCase()} ="ran()">x`),
);

const SCHEME = 'javascript';
const schemes = PARTS.gaps.flatMap((gap) => [
  `<a href="${gap}${SCHEME}:ran()">x</a>`,
  `<a href="java${gap}script:ran()">x</a>`,
  `<a href="${SCHEME}${gap}:ran()">x</a>`,
]);

const names = PARTS.clobbered.flatMap((name) => [
  `<a id=${name} name=${name}>x</a><h2 id=${name}>${name}</h2>`,
  `<img name=${name} id=${name} src=/a.png><p name=${name} id=${name}>x`,
]);

export const hostileHtml = (): string[] => [
  ...linesOf('snippets.txt'),
  ...confusions,
  ...handlers,
  ...schemes,
  ...names,
];
export const hostileMarkdown = (): string[] => linesOf('markdown.txt');
