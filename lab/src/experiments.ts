export interface Experiment {
  /** The question that it answers, as the table says it. */
  about: string;
  /** A file of this folder, or the words of a command. */
  run: string | readonly string[];
  /** Options of each run that `all` makes; none of what measures and promises nothing. */
  inAll?: readonly (readonly string[])[];
}

const ofSearch = (script: string): string[] => ['npm', 'run', '-s', script, '-w', 'svc-search-indexer', '--'];

/** The experiments of `npm run lab -- <name>`. */
export const EXPERIMENTS: Readonly<Record<string, Experiment>> = {
  all: {
    about: 'each of these that judges, or those that are named, with a line about each',
    run: 'all.ts',
    inAll: [],
  },
  faults: { about: 'whether the site heals when processes, disk, connections and files break', run: 'faults/main.ts' },
  overload: { about: 'what visitors meet when far more come than the site can serve', run: 'overload/main.ts' },
  hostile: { about: 'whether others are served while somebody sends the worst', run: 'hostile/main.ts' },
  reindex: { about: 'whether searches go on while an index is rebuilt and things break', run: 'reindex/main.ts' },
  restore: { about: 'whether a site that lost everything comes back from its backup', run: 'restore/main.ts' },
  reviews: { about: 'whether floods of reviews make or ruin a rating, and crowds are let in', run: 'reviews/main.ts' },
  upgrade: { about: 'whether the release before works on the schema of now', run: 'upgrade/main.ts' },
  page: {
    about: 'CPU and bytes of a page, beside a plain server and a day ago; or scores of Lighthouse',
    run: 'page/main.ts',
    inAll: [[], ['--lighthouse']],
  },
  search: { about: 'how long searches take', run: ofSearch('bench:search') },
  relevance: { about: 'how well searches find what was meant', run: ofSearch('bench:relevance') },
  seo: { about: 'what crawlers find on the whole site', run: 'seo/main.ts' },
  firms: {
    about: 'more firms for a site of npm start that runs: its own, multiplied',
    run: 'firms/main.ts',
    judges: false,
  },
  visual: {
    about: 'whether the main screens look as they did',
    run: ['npm', 'run', '-s', 'pictures', '-w', 'lab', '--'],
  },
};

/** A line for each name. */
export const experimentLines = (): string[] =>
  Object.entries(EXPERIMENTS).map(([name, { about }]) => `  ${name.padEnd(12)}${about}`);
