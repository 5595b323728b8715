import { previewText, reportRow, reportText } from './report.core.ts';

const LINE = { line: 14, field: 'website', kind: 'changed', text: 'read as https://example.com' } as const;

it('says what became of a field, and why a line is refused', () => {
  expect(reportText(LINE)).toBe('line 14: website: read as https://example.com');
  expect(reportText({ ...LINE, field: 'state', kind: 'refused', text: '"XX" is no state of the US' })).toBe(
    'line 14: state "XX" is no state of the US',
  );
  expect(reportText({ line: 2, field: null, kind: 'refused', text: 'is not JSON' })).toBe('line 2: is not JSON');
  expect(reportText({ ...LINE, line: 1, firm: 3 })).toBe('firm 3 (line 1): website: read as https://example.com');
});

it('writes rows that a spreadsheet reads and does not run', () => {
  expect(reportRow(LINE)).toBe('14,website,changed,read as https://example.com');
  expect(reportRow({ ...LINE, text: '"a, b" is left out' })).toBe('14,website,changed,"""a, b"" is left out"');
  expect(reportRow({ ...LINE, line: 1, firm: 3, text: 'a' })).toBe('firm 3 (line 1),website,changed,a');
  expect(reportRow({ line: 2, field: null, kind: 'refused', text: '=1+1' })).toBe("2,,refused,'=1+1");
});

it('shows a business without what is empty, and without keys', () => {
  const empty = { phone: null, languages: [], hasTakeout: false };
  expect(previewText({ id: '1', name: 'A', categoryId: '2', ...empty, feeBasis: ['flat'] })).toBe(
    'name: A\nfeeBasis: ["flat"]',
  );
});
