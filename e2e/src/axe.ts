import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';
import { transitionsEnded } from './look.ts';

/**
 * Lists what axe finds wrong in the document, or in the element of a selector. axe is loaded through the debugger, which
 * no CSP stops.
 */
export async function axeViolations(page: Page, selector?: string, options: RunOptions = {}): Promise<string[]> {
  await transitionsEnded(page);
  const debug = await page.context().newCDPSession(page);
  try {
    await debug.send('Runtime.evaluate', { expression: axe.source });
    const { result, exceptionDetails } = await debug.send('Runtime.evaluate', {
      expression: `axe.run(${JSON.stringify(selector) ?? 'document'}, ${JSON.stringify(options)})`,
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

/** Lists what axe finds wrong with the colors of the document. */
export const colorViolations = (page: Page): Promise<string[]> =>
  axeViolations(page, undefined, { runOnly: ['color-contrast', 'link-in-text-block'] });
