import { PROVIDED } from '@lawdex/mf-kit/provided';
import * as runtime from '@lawdex/mf-kit/runtime';
import reactQuery from '@tanstack/react-query/package.json' with { type: 'json' };
import React from 'react';
import * as ReactDOM from 'react-dom';
import reactRouterDom from 'react-router-dom/package.json' with { type: 'json' };
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

const provide = (version: string, module: object) => ({
  version,
  lib: () => module,
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
});

const jsxRuntime = { Fragment, jsx, jsxs };
// For releases built in development mode, because React has no jsxDEV in production.
const jsxDevRuntime = { Fragment, jsxDEV: jsx };

type ReactDomClient = Pick<typeof import('react-dom/client'), 'createRoot' | 'hydrateRoot'>;

/** The shell's own modules; looking React up through federation took a fifth of the render time. Workers have no `client`. */
export const sharedModules = (client: Partial<ReactDomClient>) => ({
  react: provide(React.version, React),
  'react/jsx-runtime': provide(React.version, jsxRuntime),
  'react/jsx-dev-runtime': provide(React.version, jsxDevRuntime),
  'react-dom': provide(React.version, ReactDOM),
  'react-dom/client': provide(React.version, client),
  'react-router-dom': provide(reactRouterDom.version, PROVIDED['react-router-dom']),
  '@tanstack/react-query': provide(reactQuery.version, PROVIDED['@tanstack/react-query']),
  '@lawdex/mf-kit/runtime': provide(runtime.RUNTIME_VERSION, runtime),
});
