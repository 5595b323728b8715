import { readFileSync } from 'node:fs';

const text = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

it('every variable that the desk uses is one of the tokens', () => {
  const known = new Set([...text('assets/desk/tokens.css').matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name));
  const used = [...`${text('assets/desk/desk.css')}${text('assets/desk/frame.css')}`.matchAll(/var\((--[\w-]+)/g)].map(
    ([, name]) => name,
  );
  expect(used.filter((name) => !known.has(name))).toEqual([]);
});
