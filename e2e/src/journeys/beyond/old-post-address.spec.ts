import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { postsOf } from '../../posts.ts';
import { heading, main } from '../../locators.ts';
import { runBeside } from '../../run-beside.ts';
import { expect, open, test } from '../../test.ts';

const SLUG = 'a-post-from-elsewhere';
const POST = `---
layout: post
title: A post from elsewhere
date: 2019-06-01
permalink: /2019/07/A-Post_from-elsewhere.html
---

It stood on another site.[^1]

- [x] move it
- [ ] read it again

[^1]: For seven years.
`;

test('a post is imported as Jekyll has it, and its old address leads to it', async ({ page, addresses }, info) => {
  const author = (await postsOf(page.request)).posts[0]?.author.slug ?? '';
  const file = info.outputPath('_posts', `2019-06-01-${SLUG}.markdown`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, POST);
  await runBeside(addresses, 'blog', 'import', file, '--lenient', '--author', author);
  try {
    await open(page, '/2019/07/A-Post_from-elsewhere.html');
    await expect(page).toHaveURL(`${addresses.demo}/blog/${SLUG}`);
    await expect(heading(page)).toHaveText('A post from elsewhere');
    await expect(main(page).getByRole('listitem').filter({ hasText: 'move it' })).toHaveText('☑ move it');
    await main(page).getByRole('link', { name: 'Note 1', exact: true }).click();
    await expect(main(page).locator('#fn-1')).toBeInViewport();
  } finally {
    // Journeys that read all posts meanwhile should not find it for long.
    await runBeside(addresses, 'blog', 'unpublish', SLUG);
  }
});
