import { expect, it } from '@jest/globals';
import { openReport } from './report-file.ts';

it('says that a report cannot be written', async () => {
  await expect(openReport('/no/such/folder/out.csv')).rejects.toThrow(
    'The report cannot be written to /no/such/folder/out.csv: is there such a folder?',
  );
});
