import { findingsOn, proof } from './findings.core.ts';

function findings() {
  const said: string[] = [];
  const promises = { quick: { promise: 'it is quick' }, whole: { promise: 'nothing is lost' } };
  return { said, found: findingsOn(promises, (line) => said.push(line)) };
}

it('a promise that was not kept is told at once, and fails the whole, as does to have tried nothing', () => {
  const { said, found } = findings();
  expect(found.hold()).toBe(false);
  found.note('quick', '3 s', true, 'shell');
  expect(found.hold()).toBe(true);
  found.note('quick', '9 s', false);
  expect(found.hold()).toBe(false);
  expect(said).toEqual(['  ok      quick, shell: 3 s', '  FAILED  quick: 9 s']);
});

it('a promise is a row, with all that was seen of it, and what could not be tried is counted', () => {
  const { found } = findings();
  found.note('quick', '3 s', true, 'shell');
  found.note('quick', 'needs root', null, 'disk');
  found.note('whole', ...proof('two of two are there', ['one', 'two', 'three', 'four']));
  expect(found.report()).toBe(
    [
      '| promise | seen | ok |',
      '| --- | --- | --- |',
      '| it is quick | shell: 3 s; disk: needs root | ok |',
      '| nothing is lost | 4 not so: one; two; three | FAILED |',
      '',
      '1 hold, 1 fall short, 1 not run.',
    ].join('\n'),
  );
});
