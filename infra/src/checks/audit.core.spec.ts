import { readAudit } from './audit.core.ts';

const report = (severity: string) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: { tar: { name: 'tar', severity, range: '<7.5' } },
    metadata: {},
  });

it('an answer of the registry is clean, or names what is high or critical', () => {
  expect(readAudit(JSON.stringify({ vulnerabilities: {}, metadata: {} }))).toEqual({ kind: 'clean' });
  expect(readAudit(report('moderate'))).toEqual({ kind: 'clean' });
  expect(readAudit(report('high'))).toEqual({ kind: 'vulnerable', reasons: ['tar <7.5: high'] });
  expect(readAudit(report('critical'))).toMatchObject({ kind: 'vulnerable' });
});

it.each([
  [
    'npm warn audit 405\n{"message":"405 Method Not Allowed","error":{"summary":"","detail":""}}',
    '405 Method Not Allowed',
  ],
  ['{"error":{"code":"ENOTFOUND","summary":"getaddrinfo ENOTFOUND registry.npmjs.org"}}', 'getaddrinfo ENOTFOUND'],
  ['', 'it printed nothing'],
  ['{"vulnerabilities":', '{"vulnerabilities":'],
  ['null', 'null'],
])('%s says that nobody was asked, and is not clean', (output, reason) => {
  expect(readAudit(output)).toEqual({ kind: 'not asked', reasons: [expect.stringContaining(reason)] });
});
