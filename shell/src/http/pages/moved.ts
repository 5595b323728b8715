import { movedPostPath, OLD_ADDRESS_MAX, OPTIONAL_HEADER, type MovedPage } from '@lawdex/contracts';
import type { PageCalls } from '../gateway/page-calls/page-calls.ts';
import { sitePath } from '../site-path.core.ts';
import type { Rendering } from './send-pages.ts';
import type { Visit } from './visit.ts';

/** Milliseconds that are left for a page which is only looked up. */
const TIME_MS = 500;

/** Whether a page was rendered that says that there is no such thing. */
export const isMissing = ({ outcome }: Pick<Rendering, 'outcome'>): boolean =>
  outcome.kind === 'rendered' && outcome.result.kind === 'page' && outcome.result.status === 404;

/** Finds where a page is that once stood at this path. Asked where nothing stands now, so that it hides no page. */
export async function findMoved({ form }: Visit, pathname: string, calls: PageCalls): Promise<string | null> {
  if (form !== null || pathname.length > OLD_ADDRESS_MAX) return null;
  const path = movedPostPath(pathname);
  const call = { path, method: 'GET', headers: { [OPTIONAL_HEADER]: '?1' }, body: null } as const;
  const { status, body } = await calls.call(call, TIME_MS);
  if (status !== 200) return null;
  const { path: location = '' }: Partial<MovedPage> = JSON.parse(body);
  return sitePath(location);
}
