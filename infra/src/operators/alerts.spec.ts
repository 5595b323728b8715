import { parse } from 'yaml';
import { listServices } from '../services/list-services.ts';
import { read } from '../testing/repository.ts';

interface Alert {
  alert: string;
  expr: string;
  annotations: { summary: string; runbook: string };
}
const { groups } = parse(read('infra/monitoring/alerts.yml')) as { groups: { rules: Alert[] }[] };
const alerts = groups.flatMap(({ rules }) => rules);
const dashboard = read('infra/monitoring/grafana/dashboards/lawdex.json');
const { panels } = JSON.parse(dashboard) as { panels: { targets?: { expr: string }[] }[] };
const exported = Object.values(JSON.parse(read('infra/monitoring/metrics.json')) as Record<string, string[]>).flat();

/** Names of metrics: what is neither a function nor a label, and of more than one word. */
const metricsIn = (expr: string): string[] =>
  expr.replace(/\{[^}]*\}|\b(by|without|on|group_left)\b *(\([^)]*\))?/g, ' ').match(/\b[a-z]+_\w+\b(?! *\()/g) ?? [];

it('what alerts and dashboards ask for is exported by somebody', () => {
  const asked = [...alerts, ...panels.flatMap(({ targets = [] }) => targets)].flatMap(({ expr }) => metricsIn(expr));
  expect(asked.length).toBeGreaterThan(50);
  const isExported = (name: string) =>
    exported.includes(name.replace(/_(bucket|count|sum)$/, '')) || exported.includes(name);
  expect(asked.filter((name) => !isExported(name))).toEqual([]);
  expect(metricsIn('sum by (le_x) (rate(gone_total{kind="a_b"}[5m]))')).toEqual(['gone_total']);
});

it.each(alerts)('the alert $alert has a runbook, and is made to fire in a real engine', ({ alert, annotations }) => {
  expect(annotations.summary).not.toBe('');
  expect(annotations.runbook).toBe(`docs/OPERATIONS.md#alert-${alert.toLowerCase()}`);
  expect(read('docs/OPERATIONS.md').split('\n')).toContain(`### Alert ${alert}`);
  expect(read('infra/engine/alerts.sh')).toMatch(new RegExp(`^try ${alert} `, 'm'));
});

it('Prometheus reads every program', () => {
  const programs = [
    ...listServices().map(({ name }) => `${name}:3000`),
    'shell:9464',
    'shell-standby:9464',
    'edge:8090',
  ];
  const config = read('infra/monitoring/prometheus.yml');
  expect(programs.filter((one) => !config.includes(`'${one}'`))).toEqual([]);
});
