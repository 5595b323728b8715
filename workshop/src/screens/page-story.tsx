import type { PageModule } from '@lawdex/mf-kit/runtime';
import { createQueryClient } from '@lawdex/mf-kit/query-client';
import { useState } from 'react';
import { PageTree, type PageOptions } from '../../../packages/mf-kit/src/testing/page-tree.tsx';
import { answerWith } from '../../../packages/mf-kit/src/testing/services.ts';

interface ScreenProps {
  module: PageModule;
  options: PageOptions;
}

/** A page as the shell shows it, without the shell. */
export function Screen({ module, options }: ScreenProps) {
  const [client] = useState(createQueryClient);
  return <PageTree module={module} options={options} client={client} onHead={() => undefined} />;
}

/** A story of a page at an address, with services that answer from a table. */
export const pageStory = (
  module: PageModule,
  options: PageOptions,
  services: Parameters<typeof answerWith>[0] = {},
) => ({
  args: { module, options },
  parameters: { layout: 'fullscreen', url: options.url },
  beforeEach: () => {
    const { fetch } = globalThis;
    answerWith(services);
    return () => {
      globalThis.fetch = fetch;
    };
  },
});

/** A service that never answers. */
export const never = () => new Promise<never>(() => undefined);
