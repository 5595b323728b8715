import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';

const SITE = path.resolve(import.meta.dirname, '../../.cache/workshop/site');
/** Nothing listens there: the browser's requests are answered from the folder. */
const ORIGIN = 'http://localhost';

export const storyUrl = (id: string): string => `${ORIGIN}/iframe.html?id=${id}&viewMode=story`;

interface StoryIndex {
  entries: Record<string, { type: string }>;
}

/** The ids of all stories in the workshop as it was built last. */
export function builtStories(): string[] {
  const index: StoryIndex = JSON.parse(readFileSync(path.join(SITE, 'index.json'), 'utf8'));
  return Object.keys(index.entries).filter((id) => index.entries[id]?.type === 'story');
}

export async function serveSite(context: BrowserContext): Promise<void> {
  await context.route(`${ORIGIN}/**`, (route) =>
    route.fulfill({ path: path.join(SITE, new URL(route.request().url()).pathname) }),
  );
}
