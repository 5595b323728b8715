import '@lawdex/ui/fonts.css';
import '@lawdex/ui/tokens.css';
import '@lawdex/ui/base.css';
import { PageEnvironmentProvider } from '@lawdex/mf-kit/runtime';
import type { Preview } from '@storybook/react-webpack5';
import { MemoryRouter } from 'react-router-dom';
import { site } from '../../packages/ui/test/fixtures.ts';

/** The page environment as the shell gives it to every page; `/compare` is served, so that cards offer it. */
const environment = {
  site,
  routes: ['/', '/search', '/compare'],
  submission: null,
  formKey: 'story',
  onHead: () => undefined,
};

const preview: Preview = {
  parameters: {
    layout: 'padded',
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '375px', height: '812px' } },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '900px' } },
      },
    },
  },
  decorators: [
    (Story, { parameters }) => (
      <MemoryRouter initialEntries={[String(parameters['url'] ?? '/')]}>
        <PageEnvironmentProvider value={environment}>
          <Story />
        </PageEnvironmentProvider>
      </MemoryRouter>
    ),
  ],
};
export default preview;
