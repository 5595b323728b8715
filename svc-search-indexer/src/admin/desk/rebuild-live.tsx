import type { Rebuild } from '../../rebuild/rebuild.core.ts';
import { Act, count } from './parts.tsx';

/** The running rebuilds: a part of the page, which is replaced while the page is open. */
export function RunningRebuilds({ rebuilds }: { rebuilds: readonly Rebuild[] }) {
  if (rebuilds.length === 0) return <p className="empty">No rebuild is running.</p>;
  return rebuilds.map((one) => (
    <div key={one.id} className="card">
      <div className="head">
        <h2>{`${one.engine}: ${one.phase}`}</h2>
        <Act
          action="/admin/desk/cancel"
          fields={{ id: one.id }}
          kind="small danger"
          label={`Cancel the rebuild of ${one.engine}`}
        >
          Cancel
        </Act>
      </div>
      <progress max={Math.max(1, one.of)} value={one.copied} aria-label={`Rebuild of ${one.engine}`} />
      <p>{progressText(one)}</p>
      {one.problem !== null && <p className="notice bad">{one.problem}</p>}
    </div>
  ));
}

function progressText({ copied, of, perSecond, secondsLeft, by }: Rebuild): string {
  const rate = perSecond === null ? '' : `, ${count(perSecond)} a second`;
  const left = secondsLeft === null ? '' : `, about ${count(secondsLeft)} s left`;
  return `${count(copied)} of ${count(of)} documents${rate}${left}. Started by ${by}.`;
}
