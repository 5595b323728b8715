/** @jest-environment node */
import { Suspense } from 'react';
import { whyItThrows } from './why-it-throws.ts';

const Throws = ({ what }: { what: unknown }) => {
  throw what;
};

const page = (what: unknown) => (
  <Suspense fallback="waiting">
    <main>
      <Throws what={what} />
    </main>
  </Suspense>
);

it('what a page throws while it is rendered is told with its stack and with the components around it', async () => {
  const { message, stack } = await whyItThrows(page(new TypeError('no such firm')));
  expect(message).toBe('no such firm');
  expect(stack).toMatch(/^TypeError: no such firm\n\s+at .*\nrendered in\n.*\n\s+at main/s);
});

it('what a page throws while it is rendered is told when it is no error, too', async () => {
  expect((await whyItThrows(page('words'))).message).toBe('words');
});

it('what a page throws while it is rendered says so when it does not happen again', async () => {
  expect((await whyItThrows(<p>well</p>)).message).toContain('did not throw again');
});
