import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A copy of a service's image that has one more migration, as the next release of it would. */
export function plantMigration(app: string, to: string, service: string, statements: readonly string[]): string {
  rmSync(to, { recursive: true, force: true });
  cpSync(app, to, { recursive: true, verbatimSymlinks: true });
  const folder = join(to, service, 'dist/migrations');
  const name = 'NextRelease9000000000000';
  writeFileSync(
    join(folder, 'next-release.js'),
    `export class ${name} {
  name = '${name}';
  async up(runner) {
    for (const statement of ${JSON.stringify(statements)}) await runner.query(statement);
  }
  async down() {}
}
`,
  );
  const index = join(folder, 'index.js');
  const [, list] = /export const (\w+) = \[/.exec(readFileSync(index, 'utf8')) ?? [];
  if (list === undefined) throw new Error(`${index} exports no list of migrations.`);
  appendFileSync(index, `\nimport { ${name} } from './next-release.js';\n${list}.push(${name});\n`);
  return to;
}
