import type { Understood } from '@lawdex/contracts';
import { lazy, memo, Suspense } from 'react';

const load = async () => ({
  default: (await import(/* webpackChunkName: "written-licence" */ './LicenceHelp.tsx')).LicenceHelp,
});

// The server loads this code before it renders, because it cannot wait while rendering. A browser loads it for visitors who ask about a
// license.
const LicenceHelp = typeof document === 'undefined' ? (await load()).default : lazy(load);

/** Memoised, because rendering again before the code has come would remove the part. */
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
