import { PROVIDED } from '@lawdex/mf-kit/provided';
import * as runtime from '@lawdex/mf-kit/runtime';
import reactQuery from '@tanstack/react-query/package.json' with { type: 'json' };
import React from 'react';
import * as ReactDOM from 'react-dom';
import reactRouterDom from 'react-router-dom/package.json' with { type: 'json' };
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

const provide = (version: string, module: object) => ({
  [version]: { get: () => () => module, from: 'shell', eager: true, loaded: 1 },
});

const jsxRuntime = { Fragment, jsx, jsxs };

/**
 * The share scope of module federation: what the shell hands to the microfrontends, the modules that it uses itself, bound once.
 * Consumed through federation instead, the shell's own React would be looked up anew at each hook call, a fifth of the time of a render.
 */
export const SHARED: Record<string, ReturnType<typeof provide>> = {
  react: provide(React.version, React),
  'react/jsx-runtime': provide(React.version, jsxRuntime),
  'react-dom': provide(React.version, ReactDOM),
  'react-router-dom': provide(reactRouterDom.version, PROVIDED['react-router-dom']),
  '@tanstack/react-query': provide(reactQuery.version, PROVIDED['@tanstack/react-query']),
  '@lawdex/mf-kit/runtime': provide(runtime.RUNTIME_VERSION, runtime),
};
