import type { FastifyReply } from 'fastify';
import { hashSource } from './content/csp.ts';

const STYLE = `
:root{color-scheme:light dark;--paper:#f7f8f7;--ink:#16211f;--soft:#43504c;--accent:#0d5a50;--on:#fff}
@media (prefers-color-scheme:dark){:root{--paper:#0f1615;--ink:#e9efed;--soft:#b9c5c1;--accent:#7ccdbd;--on:#0f1615}}
body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:.75rem;padding:2rem 1rem;box-sizing:border-box;text-align:center;background:var(--paper);color:var(--ink);font:1.0625rem/1.55 'Lawdex Sans',Arial,sans-serif}
h1{margin:0;font:540 1.75rem/1.3 'Newsreader Display',Georgia,serif}
p{margin:0;max-width:46ch;color:var(--soft)}
a{margin-top:.5rem;display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1.25rem;border-radius:6px;background:var(--accent);color:var(--on);text-decoration:none;font-weight:600}
a:focus-visible{outline:2px solid var(--accent);outline-offset:3px}`;

/** The policy allows only this stylesheet. */
export const PLAIN_POLICY = [
  "default-src 'none'",
  `style-src ${hashSource(STYLE)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export interface PlainPage {
  /** Trusted text, which is not escaped. */
  title: string;
  text: string;
  /** Seconds after which the browser reloads by itself; absent where it must not, as after a form. */
  retrySeconds?: number;
}

/** A page that needs no release and no rendering and costs almost nothing. */
export const sendPlainPage = (reply: FastifyReply, status: number, page: PlainPage): FastifyReply =>
  reply
    .code(status)
    .header('content-security-policy', PLAIN_POLICY)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(plainPage(page));

export const plainPage = ({ title, text, retrySeconds }: PlainPage): string =>
  [
    '<!doctype html><html lang="en-US"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    retrySeconds === undefined ? '' : `<meta http-equiv="refresh" content="${retrySeconds}">`,
    `<title>${title}</title><style>${STYLE}</style></head>`,
    `<body><h1>${title}</h1><p>${text}</p>`,
    retrySeconds === undefined ? '' : '<a href="">Try again</a>',
    '</body></html>',
  ].join('');
