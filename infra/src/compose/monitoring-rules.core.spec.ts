import { expect, it } from '@jest/globals';
import { monitoringProblems } from './monitoring-rules.core.ts';
import type { MonitoringFacts } from './monitoring-rules.core.ts';
import { readExpression } from './promql.ts';

const ALERT = {
  alert: 'EventsWait',
  expr: 'outbox_oldest_seconds > 60',
  labels: { severity: 'critical' },
  annotations: { summary: 'Events wait.', runbook: 'docs/OPERATIONS.md#alert-eventswait' },
};
const FACTS: MonitoringFacts = {
  alerts: [ALERT],
  panels: [{ where: 'the panel Requests', expr: 'sum by (service) (rate(http_request_duration_seconds_count[5m]))' }],
  targets: ['shell:9464', 'node-exporter:9100'],
  programs: ['shell:9464'],
  others: ['node-exporter:9100'],
  exported: ['outbox_oldest_seconds', 'http_request_duration_seconds'],
  provoked: ['EventsWait'],
  operations: '# Operations\n\n### Alert EventsWait\n\nWait.\n',
  readExpression,
};

it('finds nothing wrong with what holds to every rule', () => {
  expect(monitoringProblems(FACTS)).toEqual([]);
});

const broken: [string, Partial<MonitoringFacts>, RegExp][] = [
  [
    'a metric that nothing exports',
    { exported: ['outbox_oldest_seconds'] },
    /Requests names http_request_dur\w+, which nothing exports/,
  ],
  [
    'a rule that does not parse',
    { alerts: [{ ...ALERT, expr: 'sum(outbox_oldest_seconds > ' }] },
    /EventsWait cannot be read/,
  ],
  ['a rule without a metric', { alerts: [{ ...ALERT, expr: '1 > 0' }] }, /names no metric/],
  ['an alert without an entry', { operations: '' }, /no entry "### Alert EventsWait"/],
  ['an alert that nobody has seen fire', { provoked: [] }, /alerts.sh does not make EventsWait fire/],
  ['an entry without an alert', { alerts: [] }, /entry of EventsWait, which is no alert/],
  [
    'an alert that names another entry',
    { alerts: [{ ...ALERT, annotations: { ...ALERT.annotations, runbook: 'x' } }] },
    /must name docs/,
  ],
  [
    'an alert that says nothing',
    { alerts: [{ ...ALERT, annotations: { runbook: ALERT.annotations.runbook } }] },
    /no summary/,
  ],
  ['an alert of no severity', { alerts: [{ ...ALERT, labels: {} }] }, /no severity/],
  ['two alerts of one name', { alerts: [ALERT, ALERT] }, /two alerts EventsWait/],
  ['a program that nobody reads', { targets: [] }, /does not read shell:9464/],
  ['a target that is not there', { targets: ['shell:9464', 'svc-gone:3000'] }, /svc-gone:3000, where nobody/],
];
it.each(broken)('finds %s', (_what, facts, problem) => {
  expect(monitoringProblems({ ...FACTS, ...facts })).toEqual(expect.arrayContaining([expect.stringMatching(problem)]));
});
