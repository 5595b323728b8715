import axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { Page } from '@playwright/test';
import { transitionsEnded } from './look.ts';

/**
 * Lists what axe finds wrong in the document, or in the element of a selector. Rules may be left out. axe is loaded
 * through the debugger, which no CSP stops.
 */
export async function axeViolations(page: Page, selector?: string, without: string[] = []): Promise<string[]> {
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  await transitionsEnded(page);
  const debug = await page.context().newCDPSession(page);
  try {
    await debug.send('Runtime.evaluate', { expression: axe.source });
    const { result, exceptionDetails } = await debug.send('Runtime.evaluate', {
      expression: `axe.run(${JSON.stringify(selector) ?? 'document'}, ${JSON.stringify({ rules })})`,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(`axe failed: ${exceptionDetails.exception?.description}`);
    return (result.value as AxeResults).violations.flatMap((violation) =>
      violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')} (${node.failureSummary})`),
    );
  } finally {
    await debug.detach();
  }
}
