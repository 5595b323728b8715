import { createInterface } from 'node:readline/promises';
import { origin } from '@lawdex/contracts';
import { complain, databaseUrl, readConfig, runCommand, say, withClient } from '@lawdex/svc-kit';
import type pg from 'pg';
import { readCommand, USAGE, WORDS_MAX } from './reviews/moderation/command.ts';
import type { Command } from './reviews/moderation/command.ts';
import { decide } from './reviews/moderation/decide.ts';
import { REPORTED_REVIEWS } from './reviews/moderation/moderation.sql.ts';
import { reportedText } from './reviews/moderation/reported-text.core.ts';
import type { Reported } from './reviews/moderation/reported-text.core.ts';

type Deciding = Extract<Command, { id: string }>;

const DONE = { hide: 'is hidden', restore: 'is shown again', keep: 'stays as it is' } as const;

const withDatabase = <T>(work: (client: pg.Client) => Promise<T>): Promise<T> =>
  withClient('reviews', readConfig({ DATABASE_URL: databaseUrl() }).DATABASE_URL, work);

async function list(all: boolean): Promise<void> {
  const { PUBLIC_ORIGIN } = readConfig({ PUBLIC_ORIGIN: origin('http://localhost:3000') });
  const rows = await withDatabase(async (client) => (await client.query<Reported>(REPORTED_REVIEWS, [all])).rows);
  for (const row of rows) say(`${reportedText(row, PUBLIC_ORIGIN)}\n`);
  const reviews = rows.length === 1 ? 'review' : 'reviews';
  complain(all ? `${rows.length} ${reviews} reported so far` : `${rows.length} ${reviews} to decide about`);
}

/** Asks at a terminal why a review is hidden. A script has to give the reason. */
async function reasonFor({ kind, words }: Deciding): Promise<string | null> {
  if (words !== null || kind !== 'hide' || !process.stdin.isTTY) return words;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question('Why is it hidden? ').finally(() => terminal.close());
  return answer.trim().slice(0, WORDS_MAX) || null;
}

async function obeyDecision(command: Deciding): Promise<void> {
  const words = await reasonFor(command);
  if (command.kind === 'hide' && words === null) {
    complain('Why? A review is hidden for a reason, which is kept: --reason "...". Nothing was changed.');
    process.exitCode = 2;
    return;
  }
  const outcome = await withDatabase((client) => decide(client, command.kind, command.id, words));
  switch (outcome.kind) {
    case 'done':
      return say(`The review ${command.id} of ${outcome.business} ${DONE[command.kind]}.`);
    case 'unchanged':
      return say(`The review ${command.id} is ${outcome.isHidden ? 'hidden' : 'shown'} already. Nothing was changed.`);
    case 'unknown':
      complain(`There is no review ${command.id}. Nothing was changed.`);
      process.exitCode = 1;
  }
}

runCommand(USAGE, readCommand, (command) => {
  if (command.kind === 'help') return say(USAGE);
  return command.kind === 'reported' ? list(command.all) : obeyDecision(command);
});
