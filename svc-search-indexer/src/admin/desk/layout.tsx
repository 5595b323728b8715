import { createContext, useContext, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Session } from '../access/sessions.ts';
import type { DomainError } from '@lawdex/svc-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';

const PAGES = [
  ['/admin', 'Overview'],
  ['/admin/rebuild', 'Rebuild'],
  ['/admin/searches', 'Searches'],
  ['/admin/vocabulary', 'Vocabulary'],
  ['/admin/landing', 'Landing pages'],
  ['/admin/audit', 'Audit'],
] as const;

type DeskPath = (typeof PAGES)[number][0];

export type Viewer = Pick<Session, 'by' | 'formKey' | 'notice'>;

const ViewerContext = createContext<Viewer | null>(null);

export interface DeskPage {
  title: string;
  path: DeskPath | null;
  /** Says below the title, in a sentence, what the page is for; without it the page has a heading of its own. */
  lead?: string;
  notice?: Notice | null;
  status?: number;
  /** For the audit log, when the page refuses what was asked. */
  code?: string;
  children: ReactNode;
}

export interface Notice {
  kind: 'good' | 'bad';
  text: string;
}

export const deskHtml = (page: DeskPage, viewer: Viewer | null): string =>
  `<!doctype html>${partHtml(<Desk {...page} />, viewer)}`;

export const partHtml = (part: ReactNode, viewer: Viewer | null): string =>
  renderToStaticMarkup(<ViewerContext value={viewer}>{part}</ViewerContext>);

function Desk({ title, path, lead, notice, children }: DeskPage) {
  const viewer = useContext(ViewerContext);
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} - Search desk`}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/admin/assets/tokens.css" />
        <link rel="stylesheet" href="/admin/assets/desk.css" />
        <link rel="stylesheet" href="/admin/assets/frame.css" />
        <script src="/admin/assets/live.js" type="module" />
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to content
        </a>
        <header className="top">
          <div>
            <strong>Search desk</strong>
            {viewer && <SignedIn by={viewer.by} />}
            {viewer && <Navigation path={path} />}
          </div>
        </header>
        <main id="main">
          {notice && (
            <p
              className={notice.kind === 'bad' ? 'notice bad' : 'notice'}
              role={notice.kind === 'bad' ? 'alert' : 'status'}
            >
              {notice.text}
            </p>
          )}
          {lead && (
            <div>
              <h1>{title}</h1>
              <p className="lead">{lead}</p>
            </div>
          )}
          {children}
        </main>
      </body>
    </html>
  );
}

const SignedIn = ({ by }: { by: string }) => (
  <form className="who" method="post" action="/admin/logout">
    <FormKey />
    <span>{by}</span>
    <button type="submit">Log out</button>
  </form>
);

const Navigation = ({ path }: Pick<DeskPage, 'path'>) => (
  <nav aria-label="Desk">
    <ul>
      {PAGES.map(([href, name]) => (
        <li key={href}>
          <a href={href} aria-current={href === path ? 'page' : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

/** Every form has it, so that no other site can send one. */
export const FormKey = () => <input type="hidden" name="formKey" value={useContext(ViewerContext)?.formKey} />;

export function sendRefusal(request: FastifyRequest, reply: FastifyReply, error: DomainError): FastifyReply {
  const path = request.url.split('?')[0] ?? '/admin';
  const html = deskHtml(
    {
      title: 'That did not work',
      path: null,
      notice: { kind: 'bad', text: error.message },
      children: (
        <>
          <h1>That did not work</h1>
          <p>
            <a href={request.method === 'GET' ? path : '/admin'}>Back to the desk</a>
          </p>
        </>
      ),
    },
    null,
  );
  return reply
    .code(error.status)
    .headers({ ...error.headers })
    .type('text/html; charset=utf-8')
    .send(html);
}
