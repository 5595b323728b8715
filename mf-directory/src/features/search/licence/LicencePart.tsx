import type { Understood } from '@lawdex/contracts';
import { lazy, memo, Suspense } from 'react';

const load = async () => ({
  default: (await import(/* webpackChunkName: "written-licence" */ './LicenceHelp.tsx')).LicenceHelp,
});

// The server waits for nothing while it renders; a browser loads it for those who ask about a license.
const LicenceHelp = typeof document === 'undefined' ? (await load()).default : lazy(load);

/** Memoised, because a part that is rendered again before its code has come would be taken away until then. */
export const LicencePart = memo(function LicencePart({ licence }: Pick<Understood, 'licence'>) {
  return (
    licence &&
    !licence.isListed && (
      <Suspense>
        <LicenceHelp licence={licence} />
      </Suspense>
    )
  );
});
