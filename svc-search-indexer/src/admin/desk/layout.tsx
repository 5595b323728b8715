import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const PAGES = [
  ['/admin', 'Overview'],
  ['/admin/rebuild', 'Rebuild'],
  ['/admin/searches', 'Searches'],
  ['/admin/vocabulary', 'Vocabulary'],
  ['/admin/landing', 'Landing pages'],
  ['/admin/audit', 'Audit'],
] as const;

export type DeskPath = (typeof PAGES)[number][0];

/** Who looks at a page; null: nobody is signed in. */
export interface Viewer {
  by: string;
  formKey: string;
}

export interface DeskPage {
  title: string;
  path: DeskPath | null;
  viewer: Viewer | null;
  /** The result of the last action. */
  notice?: Notice | null | undefined;
  children: ReactNode;
}

export interface Notice {
  kind: 'good' | 'bad';
  text: string;
}

/** A whole document. */
export const deskHtml = (page: DeskPage): string => `<!doctype html>${renderToStaticMarkup(<Desk {...page} />)}`;

export const partHtml = (part: ReactNode): string => renderToStaticMarkup(part);

function Desk({ title, path, viewer, notice, children }: DeskPage) {
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
            {viewer && <SignedIn viewer={viewer} />}
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
          {children}
        </main>
      </body>
    </html>
  );
}

const SignedIn = ({ viewer }: { viewer: Viewer }) => (
  <form className="who" method="post" action="/admin/logout">
    <FormKey viewer={viewer} />
    <span>{viewer.by}</span>
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

export const FormKey = ({ viewer }: { viewer: Viewer }) => (
  <input type="hidden" name="formKey" value={viewer.formKey} />
);
