import { StatList, StatTile } from '@lawdex/ui';
import { figuresOf } from './figures.core.ts';
import type { Landing } from '../landing.queries.ts';

export function LandingFigures({ page }: { page: Landing }) {
  const figures = figuresOf(page);
  if (figures.length === 0) return null;
  return (
    <StatList>
      {figures.map(({ label, value }) => (
        <StatTile key={label} label={label} value={value} />
      ))}
    </StatList>
  );
}
