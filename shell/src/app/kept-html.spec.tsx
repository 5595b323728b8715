import { expect, it, jest } from '@jest/globals';
import type { ReactElement, ReactNode } from 'react';
import { htmlKeeper } from './kept-html.ts';

const Name = (_: { name: string }) => null;
const Title = (_: { name: string }) => null;

const written = (html: (props: { name: string }) => string) =>
  jest.fn((inside: ReactNode) => html((inside as ReactElement<{ name: string }>).props));

it('HTML is kept by component and props, from the second time on', () => {
  const write = written(({ name }) => `<b>${name}</b>`);
  const keep = htmlKeeper(write);
  const visits = () => [keep(Name, { name: 'A' }), keep(Title, { name: 'A' }), keep(Name, { name: 'B' })];
  expect(visits()).toEqual([null, null, null]);
  expect(write).not.toHaveBeenCalled();
  for (let visit = 0; visit < 3; visit++) expect(visits()).toEqual(['<b>A</b>', '<b>A</b>', '<b>B</b>']);
  expect(write).toHaveBeenCalledTimes(3);
});

it('a part that was not ready is written anew', () => {
  const write = written(() => '<!--$!-->');
  const keep = htmlKeeper(write);
  for (let visit = 0; visit < 3; visit++) keep(Name, { name: 'A' });
  expect(write).toHaveBeenCalledTimes(2);
});

it('HTML that nobody asks for is forgotten, and what is asked for stays', () => {
  const write = written(({ name }) => `<b>${name}</b>`);
  const keep = htmlKeeper(write, 1000);
  for (let visit = 0; visit < 200; visit++) {
    keep(Name, { name: 'often' });
    keep(Name, { name: `once ${visit}` });
  }
  keep(Name, { name: 'once 0' });
  keep(Name, { name: 'once 0' });
  expect(write.mock.calls.length).toBe(2);
});
