import type { Understood } from '@lawdex/contracts';
import { lazy, memo, Suspense } from 'react';

const load = async () => ({
  default: (await import(/* webpackChunkName: "written-danger" */ './DangerBox.tsx')).DangerBox,
});

// As with a licence: the server has it, and a browser loads it for those whom it concerns.
const DangerBox = typeof document === 'undefined' ? (await load()).default : lazy(load);

/** Memoised, because rendering again before the code has come would remove the part. */
export const DangerPart = memo(function DangerPart({ danger }: Pick<Understood, 'danger'>) {
  return (
    danger && (
      <Suspense>
        <DangerBox danger={danger} />
      </Suspense>
    )
  );
});
