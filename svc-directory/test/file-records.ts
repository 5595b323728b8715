import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ColumnMap } from '../src/import/reading/columns.core.ts';
import { fileRecords, type FileRecord } from '../src/import/reading/file-records.ts';

/** The records of a file with this content, which is written for it and removed again. */
export async function recordsOf(content: string | Buffer, file = 'firms.csv', map?: ColumnMap): Promise<FileRecord[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lawdex-records-'));
  try {
    const path = join(folder, file);
    writeFileSync(path, content);
    const records: FileRecord[] = [];
    for await (const record of fileRecords(path, map)) records.push(record);
    return records;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
