import { InCacheGroups } from '@lawdex/svc-kit';

type Shown = readonly { id: string }[];

/** The cache group of all answers that show a business or its numbers. */
export const businessGroup = (id: string): string => `business-${id}`;

/** Marks a handler whose answers show businesses, so that caches forget them when one of these is written. */
export const ShowsBusinesses = <Answer = Shown>(shownIn: (answer: Answer) => Shown = (answer) => answer as Shown) =>
  InCacheGroups((answer: Answer) => shownIn(answer).map(({ id }) => businessGroup(id)));
