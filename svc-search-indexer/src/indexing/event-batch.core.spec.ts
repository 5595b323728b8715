import { business, changed, deleted, uuidOf } from '../../test/businesses.ts';
import { latestPerSubject, readBatch } from './event-batch.core.ts';

const event = changed(business({ name: 'Adler Law' }));

describe('readBatch', () => {
  it('takes events of every type, a deletion without payload', () => {
    const events = [event, deleted(uuidOf('gone'), 3)];
    expect(readBatch({ events })).toEqual({ kind: 'valid', events });
    expect(readBatch({ events: [] })).toEqual({ kind: 'valid', events: [] });
  });

  it.each([null, 'events', [], { events: {} }, { events: null }])('refuses %j', (body) => {
    expect(readBatch(body)).toEqual({ kind: 'invalid', problem: 'events must be a list of events.' });
  });

  it.each<[object | null, RegExp]>([
    [null, /must be an object/],
    [{ ...event, type: 'toString' }, /unknown type/],
    [{ ...event, subjectId: 'adler' }, /UUID/],
    [{ ...event, version: 1.5 }, /whole number/],
    [{ ...event, version: 2 ** 53 }, /whole number/],
    [{ ...event, payload: null }, /payload/],
    [{ ...event, payload: { id: uuidOf('other') } }, /id of its subject/],
  ])('says which event is unfit and why: %j', (unfit, reason) => {
    const outcome = readBatch({ events: [event, unfit] });
    expect(outcome).toEqual({ kind: 'invalid', problem: expect.stringMatching(/^events\[1\] /) });
    expect(outcome).toEqual({ kind: 'invalid', problem: expect.stringMatching(reason) });
  });
});

it('latestPerSubject keeps the newest of each, whatever their order, and the first of equals', () => {
  const at = (subject: string, version: number) => deleted(uuidOf(subject), version);
  const [a1, a3, a2, b1, again] = [at('a', 1), at('a', 3), at('a', 2), at('b', 1), at('a', 3)];
  expect(latestPerSubject([a1, a3, a2, b1, again])).toEqual([a3, b1]);
});
