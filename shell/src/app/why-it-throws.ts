import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server.node';

/** Finds the error that `renderToString` hides by rendering the failing page again, which takes three times as long. */
export async function whyItThrows(tree: ReactNode): Promise<Error> {
  const thrown = await new Promise<Error | null>((resolve) => {
    renderToPipeableStream(tree, {
      onError(error, { componentStack }) {
        resolve(describe(error, componentStack));
      },
      onAllReady: () => resolve(null),
    });
  });
  return thrown ?? new Error('It threw while it was rendered, and did not throw again when it was asked why.');
}

function describe(error: unknown, componentStack = ''): Error {
  const described = error instanceof Error ? error : new Error(String(error));
  described.stack = `${described.stack ?? described.message}\nrendered in${componentStack}`;
  return described;
}
