/** @jest-environment node */
import { PageEnvironmentProvider } from '@lawdex/mf-kit/runtime';
import { renderToString } from 'react-dom/server.node';
import { StaticRouter } from 'react-router-dom';
import { PrivacyPage } from '../screens/PrivacyPage.tsx';
import { RankingPage } from '../screens/RankingPage.tsx';
import { TermsPage } from '../screens/TermsPage.tsx';
import { siteConfig } from '../site.config.ts';
import { Chrome } from './Chrome.tsx';

const site = siteConfig('https://lawdex.example', true);
const environment = { site, routes: [], submission: null, formKey: '', onHead: () => undefined };
const render = (page: React.ReactNode) =>
  renderToString(
    <StaticRouter location="/terms">
      <PageEnvironmentProvider value={environment}>
        <Chrome>{page}</Chrome>
      </PageEnvironmentProvider>
    </StaticRouter>,
  );

it('the chrome on the server carries disclaimer, demo notice, search form and footer without any script, and no consent', () => {
  const html = render('the page');
  expect(html).toContain('We are not a law firm and do not provide legal advice.');
  for (const part of ['fictional', 'action="/search"', 'method="get"', 'In an emergency, call 911.']) {
    expect(html).toContain(part);
  }
  for (const slug of ['personal-injury', 'divorce-family-law', 'criminal-defense', 'dui-dwi-defense']) {
    expect(html).toContain(`href="/category/${slug}"`);
  }
  expect(html).not.toContain('We value your privacy');
});

it.each([
  ['privacy', <PrivacyPage key="p" />, ['We do not sell', 'California', 'under 18', 'Portability', 'Marketing']],
  ['terms', <TermsPage key="t" />, ['binding arbitration', 'State of Delaware', 'attorney-client', 'call 911']],
] as const)('the legal page %s is dated January 1, 2025, with what the specification asks for', (_, page, parts) => {
  const html = render(page);
  expect(html).toContain('January 1, 2025');
  for (const part of parts) expect(html).toContain(part);
});

it('the page about ranking says how it is done, and that it is not for sale', () => {
  const html = render(<RankingPage />);
  for (const part of ['8 × 3.8', 'Nobody can pay', 'Why this result?']) expect(html).toContain(part);
  expect(html).not.toContain('January 1, 2025');
});
