import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Front matter of a valid post. A field that is null is left out. */
export function frontMatter(given: Record<string, string | null> = {}): string {
  const fields: Record<string, string | null> = {
    title: 'How to read a fee agreement',
    description: 'What a fee agreement says about price, costs and ending the work, line by line.',
    excerpt: 'A fee agreement is the contract between you and your lawyer. Read these parts first.',
    author: 'maya-ellison',
    category: 'costs-and-fees',
    tags: '[fee-agreements]',
    status: 'published',
    published: '2026-03-05T09:00:00-05:00',
    ...given,
  };
  const lines = Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]));
  return ['---', ...lines, '---', ''].join('\n');
}

export const post = (given: Record<string, string | null> = {}, text = 'Read it **twice**.\n'): string =>
  frontMatter(given) + text;

export const LISTS = {
  'authors.yaml': '- slug: maya-ellison\n  name: Maya Ellison\n  timeZone: America/New_York\n',
  'categories.yaml':
    '- { slug: costs-and-fees, name: Costs and Fees, parent: money }\n- { slug: money, name: Money, description: All of it }\n',
  'tags.yaml': '- { slug: fee-agreements, name: Fee Agreements }\n- { slug: retainers, name: Retainers }\n',
};

/** A content folder of an author, which is empty before each test. */
export class ContentFolder {
  readonly path = mkdtempSync(path.join(tmpdir(), 'lawdex-blog-'));

  constructor() {
    beforeEach(() => void this.empty());
    afterAll(() => rmSync(this.path, { recursive: true }));
  }

  write(files: Record<string, string | Buffer>): this {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(this.path, name)), { recursive: true });
      writeFileSync(path.join(this.path, name), content);
    }
    return this;
  }

  empty(): this {
    rmSync(this.path, { recursive: true, force: true });
    mkdirSync(this.path);
    return this;
  }
}
