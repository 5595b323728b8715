import { keptHtml } from '@lawdex/mf-kit/runtime';
import type { ComponentType } from 'react';

export interface KeptProps<P extends object> {
  className?: string;
  /** It reads its props and the environment alone: no address, query or context, and no `useId`. It renders no picture of high priority. */
  of: ComponentType<P>;
  /** Plain JSON, and functions that its HTML does not show. */
  with: P;
}

/** An element around a component. A render worker writes the HTML that it has kept for the same props, the browser renders it. */
export function Kept<P extends object>({ className, of: Inside, with: props }: KeptProps<P>) {
  const html = keptHtml?.(Inside, props) ?? null;
  if (html !== null) return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <div className={className}>
      <Inside {...props} />
    </div>
  );
}
