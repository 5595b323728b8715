import { Badge } from '../feedback/Badge.tsx';

/** Renders nothing when the hours are unknown. */
export function OpenBadge({ isOpen }: { isOpen: boolean | null }) {
  if (isOpen === null) return null;
  return isOpen ? <Badge tone="good">Open Now</Badge> : <Badge tone="neutral">Closed</Badge>;
}
