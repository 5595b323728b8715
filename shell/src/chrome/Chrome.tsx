import type { ReactNode } from 'react';

/** What stands around every page. */
export function Chrome({ children }: { children: ReactNode }) {
  return <main id="main">{children}</main>;
}
