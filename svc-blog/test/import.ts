import type { Clock } from '@lawdex/svc-kit';
import type { DataSource } from 'typeorm';
import { importContent, type ImportOptions, type ImportOutcome } from '../src/authoring/import-content.ts';
import { problemText } from '../src/authoring/file-problem.ts';
import { readContent } from '../src/authoring/folder/content-folder.ts';
import { useBlog, type Blog } from './blog.ts';
import { ContentFolder, LISTS } from './content.ts';

/** A blog, and a folder with lists that is imported into it. Both are empty before each test. */
export class ImportUnderTest {
  readonly folder = new ContentFolder();
  readonly blog: Blog;
  db!: DataSource;

  constructor(clock?: Clock) {
    this.blog = useBlog({ clock });
    beforeAll(async () => {
      this.db = await this.blog.database.connect();
    });
    beforeEach(() => void this.folder.write(LISTS));
    afterEach(async () => {
      const tables = 'blog_posts, blog_authors, blog_categories, blog_tags, outbox_events';
      await this.blog.database.pool.query(`truncate ${tables} cascade`);
    });
    afterAll(() => this.db.destroy());
  }

  load(options: Partial<ImportOptions> = {}): Promise<ImportOutcome> {
    const shown = (file: string): string => file.slice(this.folder.path.length + 1);
    const content = readContent(this.folder.path, { shown, isLenient: options.isLenient ?? false });
    return importContent(this.db, content, { now: new Date(), ...options });
  }
}

/** What an import tells, a line each. */
export const told = (outcome: ImportOutcome, of: 'problems' | 'doubts' | 'skipped'): string[] =>
  new Map(Object.entries(outcome)).get(of)?.map(problemText) ?? [];
