import { memo, Suspense, type ComponentType } from 'react';

/** A part whose code comes later. Memoised, because rendering again before the code has come would remove the part. */
export const suspended = <P extends object>(Part: ComponentType<P>) =>
  memo(function Suspended(props: P) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  });
