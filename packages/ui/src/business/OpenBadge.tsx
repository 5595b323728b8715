import { Badge } from '../feedback/Badge.tsx';

/** Nothing when the hours are not known. */
export function OpenBadge({ isOpen }: { isOpen: boolean | null }) {
  if (isOpen === null) return null;
  return isOpen ? <Badge tone="good">Open Now</Badge> : <Badge tone="neutral">Closed</Badge>;
}
