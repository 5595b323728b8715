import { PROVIDED } from '@lawdex/mf-kit/provided';
import * as runtime from '@lawdex/mf-kit/runtime';
import type { UserOptions } from '@module-federation/runtime-core/types';
import reactQuery from '@tanstack/react-query/package.json' with { type: 'json' };
import React from 'react';
import * as ReactDOM from 'react-dom';
import reactRouterDom from 'react-router-dom/package.json' with { type: 'json' };
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

const provide = (version: string, lib: () => object) => ({
  version,
  lib,
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
});

const jsxRuntime = { Fragment, jsx, jsxs };

/**
 * What the shell hands to the microfrontends: the modules that it uses itself, bound once. Consumed through federation
 * instead, the shell's own React would be looked up anew at each hook call, a fifth of the time of a render.
 */
export const SHARED: NonNullable<UserOptions['shared']> = {
  react: provide(React.version, () => React),
  'react/jsx-runtime': provide(React.version, () => jsxRuntime),
  'react-dom': provide(React.version, () => ReactDOM),
  'react-router-dom': provide(reactRouterDom.version, () => PROVIDED['react-router-dom']),
  '@tanstack/react-query': provide(reactQuery.version, () => PROVIDED['@tanstack/react-query']),
  '@lawdex/mf-kit/runtime': provide(runtime.RUNTIME_VERSION, () => runtime),
};
