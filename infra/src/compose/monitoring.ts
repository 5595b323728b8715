import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { ComposeFile } from './model.core.ts';
import { monitoringProblems } from './monitoring-rules.core.ts';
import type { Alert, Query } from './monitoring-rules.core.ts';
import { readExpression } from './promql.ts';
import { FOREIGN_PORTS } from './rules.core.ts';

const FOLDER = 'infra/monitoring';

interface Panel {
  title: string;
  targets?: { expr: string }[];
}

/** What is wrong with what Prometheus and Grafana are given. */
export function checkMonitoring(root: string, file: ComposeFile): string[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const rules = parse(read(`${FOLDER}/alerts.yml`)) as { groups: { rules: Alert[] }[] };
  const prometheus = parse(read(`${FOLDER}/prometheus.yml`)) as {
    scrape_configs: { static_configs?: { targets: string[] }[] }[];
  };
  const exported = JSON.parse(read(`${FOLDER}/metrics.json`)) as Record<string, string[]>;
  return monitoringProblems({
    alerts: rules.groups.flatMap((group) => group.rules),
    panels: readdirSync(join(root, FOLDER, 'grafana/dashboards')).flatMap((name) =>
      panelsOf(JSON.parse(read(`${FOLDER}/grafana/dashboards/${name}`)) as { panels: Panel[] }),
    ),
    targets: prometheus.scrape_configs.flatMap((one) => (one.static_configs ?? []).flatMap(({ targets }) => targets)),
    programs: programsOf(file),
    others: Object.entries(FOREIGN_PORTS).map(([name, port]) => `${name}:${port}`),
    exported: Object.values(exported).flat(),
    operations: read('docs/OPERATIONS.md'),
    provoked: [...read('infra/engine/alerts.sh').matchAll(/^try (\w+)/gm)].map(([, name = '']) => name),
    readExpression,
  }).map((problem) => `${FOLDER}: ${problem}`);
}

const panelsOf = ({ panels }: { panels: Panel[] }): Query[] =>
  panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ where: `the panel "${title}"`, expr })));

/** The shell has a port for it, and so has the edge; services are inside as a whole. */
const programsOf = ({ services }: ComposeFile): string[] =>
  Object.entries(services).flatMap(([name, { build, environment = {} }]) => {
    const port = environment['METRICS_PORT'] ?? environment['HEALTH_PORT'] ?? environment['PORT'];
    return (build?.target === 'program' || name === 'edge') && port ? [`${name}:${port}`] : [];
  });
