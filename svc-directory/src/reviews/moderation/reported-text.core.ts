import { reviewPath } from '@lawdex/contracts';

/** One that is waiting is shown and does not count yet. Reviews of a business that has closed are in its archive. */
export type State = 'shown' | 'waiting' | 'held' | 'hidden' | 'closed';

/** A review that was reported, as the database tells it. */
export interface Reported {
  id: string;
  userName: string;
  rating: number;
  comment: string | null;
  createdAt: Date;
  state: State;
  business: string;
  slug: string;
  /** People who reported it since the last decision, and ever. */
  open: number;
  reporters: number;
  reports: { reason: string; comment: string | null; createdAt: string }[];
  decisions: { decision: string; words: string | null; createdAt: string }[];
}

export const count = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;
export const minute = (time: string): string => `${time.slice(0, 16).replace('T', ' ')}`;
export const quoted = (text: string): string => `"${text.replaceAll('\n', '\n     ')}"`;

function reasonsOf(reports: Reported['reports']): string {
  const counts = new Map<string, number>();
  for (const { reason } of reports) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, n]) => `${reason} ${n}`).join(', ');
}

const decisionText = ({ decision, words, createdAt }: Reported['decisions'][number]): string =>
  `  ${decision} ${minute(createdAt)}${words === null ? '' : `: ${quoted(words)}`}`;

/** Writes a review for an operator who has to decide. Times are UTC. */
export function reportedText(review: Reported, origin: string): string {
  const { id, slug, business, userName, rating, comment, createdAt, state, open, reporters, reports } = review;
  const waits = open > 0 ? 'waits for a decision' : 'decided';
  const written = createdAt.toISOString().slice(0, 10);
  return [
    `${id}  ${state}, ${waits}`,
    `  ${business}  ${origin}${reviewPath(slug, id)}`,
    `  ${count(rating, 'star')} by ${userName}, ${written}${comment === null ? ', without words' : `:\n    ${quoted(comment)}`}`,
    `  ${count(reports.length, 'report')} by ${reporters === 1 ? 'one person' : `${reporters} people`}: ${reasonsOf(reports)}`,
    ...reports.flatMap(({ reason, comment: words, createdAt: at }) =>
      words === null ? [] : [`    ${minute(at)}  ${reason}: ${quoted(words)}`],
    ),
    ...review.decisions.map(decisionText),
  ].join('\n');
}
