import { PageEnvironmentProvider } from '@lawdex/mf-kit/runtime';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { site } from './fixtures.ts';

/** Renders with the context that the shell gives to every page. */
export function renderUi(children: ReactNode, routes: readonly string[] = ['/compare']) {
  const environment = { site, routes, submission: null, formKey: '', onHead: () => undefined };
  return render(children, {
    wrapper: ({ children: inside }) => (
      <MemoryRouter>
        <PageEnvironmentProvider value={environment}>{inside}</PageEnvironmentProvider>
      </MemoryRouter>
    ),
  });
}
