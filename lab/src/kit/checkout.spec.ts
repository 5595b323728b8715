import { baseOf } from './checkout.ts';
import { scratchRepository } from './testing/scratch-repository.ts';

const HOUR = 3600;
const NOON = 1_767_268_800;

const { dir, git, write } = scratchRepository();

/** Commits something so many hours after noon; answers the commit. */
function commit(hours: number, message = 'feat: something'): string {
  write('code.ts', `${hours}`);
  git(['add', '.']);
  git(['commit', '--quiet', '--message', message], { GIT_COMMITTER_DATE: `${NOON + hours * HOUR} +0000` });
  return git(['rev-parse', 'HEAD']);
}

it('the base is the newest commit that is a day older than the last one, else the oldest, or it is named, with reasons since', () => {
  const oldest = commit(0);
  const before = commit(5);
  expect(baseOf(dir)).toMatchObject({ ref: oldest });
  for (const hours of [20, 29, 30]) commit(hours);
  expect(baseOf(dir)).toEqual({ ref: before, reasons: [] });
  expect(baseOf(dir, 'HEAD~4')).toMatchObject({ ref: oldest });
  const slower = commit(50, 'feat: first\n\nSlower-because: this one is older');
  commit(75, 'feat: hours on cards\n\nVisitors asked for them.\n\nSlower-because: each card computes its hours');
  commit(76);
  expect(baseOf(dir)).toEqual({ ref: slower, reasons: ['each card computes its hours'] });
});
