/** A sentence each: why the registry's answer is no success, or why there is none. */
export type AuditOutcome = { kind: 'clean' } | { kind: 'vulnerable' | 'not asked'; reasons: string[] };

const REFUSED = ['high', 'critical'];

/** Reads what `npm audit --json` prints. A report that is no report means that nobody was asked, and not that all is well. */
export function readAudit(output: string): AuditOutcome {
  const { vulnerabilities, message, error } = parsed(output);
  if (typeof vulnerabilities !== 'object' || vulnerabilities === null) {
    const { summary } = Object(error) as Record<string, unknown>;
    const said = [message, summary, output.trim().slice(0, 200)];
    const reason = said.find((one) => typeof one === 'string' && one !== '') ?? 'it printed nothing';
    return { kind: 'not asked', reasons: [String(reason)] };
  }
  const found = Object.entries(vulnerabilities as Record<string, unknown>).flatMap(([name, about]) => {
    const { severity, range } = Object(about) as Record<string, unknown>;
    return REFUSED.includes(String(severity)) ? [`${name} ${String(range)}: ${String(severity)}`] : [];
  });
  return found.length > 0 ? { kind: 'vulnerable', reasons: found } : { kind: 'clean' };
}

function parsed(output: string): Record<string, unknown> {
  try {
    // npm may warn before the JSON.
    return Object(JSON.parse(output.slice(output.indexOf('{')))) as Record<string, unknown>;
  } catch {
    return {};
  }
}
