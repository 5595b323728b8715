/** An alert of infra/monitoring/alerts.yml. */
export interface Alert {
  alert: string;
  expr: string;
  annotations?: { summary?: string; runbook?: string };
  labels?: { severity?: string };
}

/** An expression, and where it stands. */
export interface Query {
  where: string;
  expr: string;
}

export interface MonitoringFacts {
  alerts: readonly Alert[];
  /** Of all dashboards. */
  panels: readonly Query[];
  /** host:port that Prometheus reads. */
  targets: readonly string[];
  /** host:port where programs of the compose file have metrics. */
  programs: readonly string[];
  /** host:port where those listen that are not ours. */
  others: readonly string[];
  /** Names of metrics that our programs export. */
  exported: readonly string[];
  /** Alerts that infra/engine/alerts.sh makes fire. */
  provoked: readonly string[];
  /** Text of docs/OPERATIONS.md. */
  operations: string;
  readExpression(text: string): { kind: 'parsed'; metrics: readonly string[] } | { kind: 'broken'; at: string };
}

/** Prometheus makes them itself. */
const OF_PROMETHEUS = ['up', 'ALERTS'];
const OF_HISTOGRAMS = /_(bucket|count|sum)$/;
const DOCUMENT = 'docs/OPERATIONS.md';

/** The heading of an alert's entry, and the anchor that follows from it. */
export const headingOf = (name: string): string => `### Alert ${name}`;
export const runbookOf = (name: string): string => `${DOCUMENT}#alert-${name.toLowerCase()}`;

/** What is wrong with dashboards and alerts, a sentence each. */
export function monitoringProblems(facts: MonitoringFacts): string[] {
  const { alerts, panels, targets, programs, others, provoked, operations } = facts;
  const lines = operations.split('\n');
  const names = alerts.map(({ alert }) => alert);
  const entries = lines.flatMap((line) => /^### Alert (.+)$/.exec(line)?.[1] ?? []);
  const queries = [...panels, ...alerts.map(({ alert, expr }) => ({ where: `the alert ${alert}`, expr }))];
  return [
    ...queries.flatMap((query) => queryProblems(query, facts)),
    ...alerts.flatMap(({ alert, annotations, labels }) => [
      ...(annotations?.summary ? [] : [`The alert ${alert} has no summary.`]),
      ...(labels?.severity ? [] : [`The alert ${alert} has no severity.`]),
      ...(annotations?.runbook === runbookOf(alert) ? [] : [`The alert ${alert} must name ${runbookOf(alert)}.`]),
      ...(provoked.includes(alert) ? [] : [`infra/engine/alerts.sh does not make ${alert} fire.`]),
      ...(lines.includes(headingOf(alert)) ? [] : [`${DOCUMENT} has no entry "${headingOf(alert)}".`]),
    ]),
    ...names.filter((name, at) => names.indexOf(name) !== at).map((name) => `There are two alerts ${name}.`),
    ...entries
      .filter((name) => !names.includes(name))
      .map((name) => `${DOCUMENT} has an entry of ${name}, which is no alert.`),
    ...programs.filter((one) => !targets.includes(one)).map((one) => `Prometheus does not read ${one}.`),
    ...targets
      .filter((one) => ![...programs, ...others, 'localhost:9090'].includes(one))
      .map((one) => `Prometheus reads ${one}, where nobody listens.`),
  ];
}

function queryProblems({ where, expr }: Query, { exported, readExpression }: MonitoringFacts): string[] {
  const read = readExpression(expr);
  if (read.kind === 'broken') return [`The expression of ${where} cannot be read at "${read.at}".`];
  const isExported = (name: string) =>
    OF_PROMETHEUS.includes(name) || exported.includes(name) || exported.includes(name.replace(OF_HISTOGRAMS, ''));
  if (read.metrics.length === 0) return [`The expression of ${where} names no metric.`];
  return read.metrics
    .filter((name) => !isExported(name))
    .map((name) => `${where} names ${name}, which nothing exports.`);
}
