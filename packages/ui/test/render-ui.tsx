import { PageEnvironmentProvider } from '@lawdex/mf-kit/runtime';
import { render } from '@testing-library/react';
import type { RenderOptions } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { site } from './fixtures.ts';

/** The context that the shell gives to every page. */
export const uiTree = (inside: ReactNode, routes: readonly string[] = ['/compare']) => (
  <MemoryRouter>
    <PageEnvironmentProvider value={{ site, routes, submission: null, formKey: '', onHead: () => undefined }}>
      {inside}
    </PageEnvironmentProvider>
  </MemoryRouter>
);

export const renderUi = (children: ReactNode, routes?: readonly string[], options?: RenderOptions) =>
  render(children, { ...options, wrapper: ({ children: inside }) => uiTree(inside, routes) });
