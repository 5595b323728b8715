import { jest } from '@jest/globals';
import { Gate, type Admitted, type EnterOptions, type Turn } from './gate.ts';

const limits = { inFlight: 1, waiting: 3, patience: 300, target: 50 };

type Entry = Turn | Promise<Turn>;
const kindOf = (entry: Entry) => (entry instanceof Promise ? 'waiting' : entry.kind);

function admitted(entry: Entry): Admitted {
  if (entry instanceof Promise || entry.kind !== 'admitted') throw new Error(`expected a place, was ${kindOf(entry)}`);
  return entry;
}

/** Waits at the gate, and notes its outcome in `order`. */
function queue(gate: Gate, name: string, order: string[], options?: EnterOptions): Promise<Turn> {
  const entry = gate.enter(options);
  if (!(entry instanceof Promise)) throw new Error(`expected to wait, was ${entry.kind}`);
  void entry.then((turn) => order.push(turn.kind === 'refused' ? `${name} ${turn.reason}` : name));
  return entry;
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('a gate lets in as many as may be worked for, and the next one when a place is left', async () => {
  const gate = new Gate({ ...limits, inFlight: 2 });
  const first = admitted(gate.enter());
  admitted(gate.enter());
  const third = gate.enter();
  expect(kindOf(third)).toBe('waiting');
  first.leave();
  admitted(await third);
  expect(gate.counts).toEqual({ inFlight: 2, waiting: 0, admitted: 3, refused: 0 });
});

it('a gate refuses at once, and says when to come again, when the line is full', () => {
  const gate = new Gate({ ...limits, random: () => 0 });
  for (let count = 0; count < 4; count++) {
    expect([gate.isFull(), gate.counts.admitted]).toEqual([false, Math.min(count, 1)]);
    void gate.enter();
  }
  expect(gate.isFull()).toBe(true);
  expect(gate.enter()).toEqual({ kind: 'refused', reason: 'full', retryAfter: 2 });
  expect(gate.counts).toEqual({ inFlight: 1, waiting: 3, admitted: 1, refused: 1 });
});

it('a gate refuses at once who would be served too late at the measured speed', () => {
  const gate = new Gate({ ...limits, target: 250 });
  const slow = admitted(gate.enter());
  jest.advanceTimersByTime(200);
  slow.leave();
  // A free place is for whoever comes, however slow the work was.
  admitted(gate.enter({ within: 1 }));
  expect(kindOf(gate.enter({ within: 199 }))).toBe('refused');
  expect(kindOf(gate.enter({ within: 200 }))).toBe('waiting');
  expect(kindOf(gate.enter())).toBe('refused');
});

it('a gate lets a crowd wait for long, but only few of those who keep coming, until nobody waits any more', async () => {
  const gate = new Gate({ ...limits, waiting: 10, target: 40, longQueue: { after: 60, target: 20 } });
  let working = admitted(gate.enter());
  const waiting: Promise<Turn>[] = [];
  const comeWhileThereIsRoom = (): void => {
    for (let entry = gate.enter(); entry instanceof Promise; entry = gate.enter()) waiting.push(entry);
  };
  const workForTheNext = async (): Promise<void> => {
    jest.advanceTimersByTime(10);
    working.leave();
    const next = waiting.shift();
    working = admitted(next ? await next : gate.enter());
  };
  await workForTheNext();
  comeWhileThereIsRoom();
  const lengths: number[] = [];
  for (let step = 0; step < 10; step++) {
    lengths.push(gate.counts.waiting);
    await workForTheNext();
    comeWhileThereIsRoom();
  }
  expect(lengths).toEqual([4, 4, 4, 4, 4, 4, 4, 3, 2, 2]);
  for (let step = 0; step < 3; step++) await workForTheNext();
  comeWhileThereIsRoom();
  expect(gate.counts.waiting).toBe(4);
});

it('a gate serves in order while the line is young, and the newest first once it is old', async () => {
  const gate = new Gate({ ...limits, waiting: 10 });
  const order: string[] = [];
  const now = admitted(gate.enter());
  const turns = ['a', 'b', 'c'].map((name) => queue(gate, name, order));
  now.leave();
  jest.advanceTimersByTime(271);
  for (const index of [0, 2, 1]) admitted(await turns[index]!).leave();
  expect(order).toEqual(['a', 'c', 'b']);
});

it('a gate refuses who waited longer than its patience, or than it may', async () => {
  const gate = new Gate(limits);
  const order: string[] = [];
  void gate.enter();
  const patient = queue(gate, 'patient', order);
  const hurried = queue(gate, 'hurried', order, { within: 100 });
  jest.advanceTimersByTime(100);
  await hurried;
  expect(order).toEqual(['hurried late']);
  jest.advanceTimersByTime(200);
  await patient;
  expect(order).toEqual(['hurried late', 'patient late']);
  expect(gate.counts).toMatchObject({ inFlight: 1, waiting: 0, refused: 2 });
});

it('a gate does not work for who is late already, when the timers of a busy process run behind', async () => {
  const clock = { time: 0, now: () => clock.time };
  const gate = new Gate({ ...limits, clock });
  const order: string[] = [];
  const now = admitted(gate.enter());
  const late = queue(gate, 'late', order, { within: 10 });
  clock.time = 11;
  now.leave();
  await late;
  expect(order).toEqual(['late late']);
  expect(kindOf(gate.enter())).toBe('admitted');
});

it('a gate takes out who went away, and never lets in who is gone or out of time', async () => {
  const gate = new Gate(limits);
  const order: string[] = [];
  const now = admitted(gate.enter());
  const visitor = new AbortController();
  const gone = queue(gate, 'gone', order, { signal: visitor.signal });
  const next = queue(gate, 'next', order);
  visitor.abort();
  await gone;
  now.leave();
  await next;
  expect(order).toEqual(['gone gone', 'next']);
  expect(gate.enter({ signal: visitor.signal })).toMatchObject({ kind: 'refused', reason: 'gone' });
  expect(gate.enter({ within: 0 })).toMatchObject({ kind: 'refused', reason: 'late' });
});

it('a gate gives a place back once, however often it is left', () => {
  const gate = new Gate(limits);
  const visitor = new AbortController();
  const only = admitted(gate.enter({ signal: visitor.signal }));
  visitor.abort();
  // Who is worked for keeps the place until the work ends.
  expect(gate.counts.inFlight).toBe(1);
  only.leave();
  only.leave();
  expect(gate.counts.inFlight).toBe(0);
  void gate.enter();
  expect(kindOf(gate.enter())).toBe('waiting');
});

describe('a visitor who asks for much', () => {
  const enterAll = (gate: Gate, visitors: string[]) => visitors.map((who) => kindOf(gate.enter({ who })));

  it('has half of the places beside others, and the rest are for those who have none', () => {
    const gate = new Gate({ ...limits, inFlight: 4 });
    admitted(gate.enter({ who: 'other' })).leave();
    const entries = enterAll(gate, ['greedy', 'greedy', 'greedy', 'other', 'another']);
    expect(entries).toEqual(['admitted', 'admitted', 'waiting', 'admitted', 'admitted']);
  });

  it('has all places while nobody else has come for a while', () => {
    const gate = new Gate({ ...limits, inFlight: 4 });
    admitted(gate.enter({ who: 'other' })).leave();
    admitted(gate.enter({ who: 'greedy' }));
    jest.advanceTimersByTime(10_000);
    expect(enterAll(gate, ['greedy', 'greedy', 'greedy', 'greedy']).join()).toBe('admitted,admitted,admitted,waiting');
  });

  it('is let in after who came later and holds less, and as soon as the half is free', async () => {
    const gate = new Gate({ ...limits, inFlight: 2 });
    const order: string[] = [];
    admitted(gate.enter({ who: 'other' })).leave();
    const first = admitted(gate.enter({ who: 'greedy' }));
    for (let count = 0; count < 2; count++) void queue(gate, 'greedy', order, { who: 'greedy' });
    const other = admitted(gate.enter({ who: 'other' }));
    const bystander = queue(gate, 'bystander', order, { who: 'bystander' });
    first.leave();
    const turn = admitted(await bystander);
    other.leave();
    await Promise.resolve();
    expect(order).toEqual(['bystander']);
    turn.leave();
    await Promise.resolve();
    expect(order).toEqual(['bystander', 'greedy']);
  });

  it('fills the line for himself alone', () => {
    const gate = new Gate({ ...limits, waiting: 100, target: 250 });
    admitted(gate.enter({ who: 'greedy' })).leave();
    const place = admitted(gate.enter({ who: 'greedy' }));
    jest.advanceTimersByTime(1_000);
    place.leave();
    const entries = Array.from({ length: 20 }, () => kindOf(gate.enter({ who: 'greedy' })));
    expect(entries.at(-1)).toBe('refused');
    expect(gate.isFull()).toBe(false);
    expect(kindOf(gate.enter({ who: 'bystander' }))).toBe('waiting');
  });
});
