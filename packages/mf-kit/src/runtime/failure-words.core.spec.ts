import { failureWords } from './failure-words.core.ts';

const failure = (facts: object) => Object.assign(new Error('refused'), facts);

it('failureWords tells who asked for too much how long to wait', () => {
  expect(failureWords(failure({ status: 429, code: 'too_many_requests', retryAfter: 7 }))).toEqual({
    title: 'Too many requests',
    text: 'Your connection has asked for a lot in a short time. Please wait 7 seconds, then try again.',
  });
  const waits = [1, null].map((retryAfter) => failureWords(failure({ status: 429, retryAfter })).text);
  expect(waits).toEqual([expect.stringContaining('wait 1 second,'), expect.stringContaining('wait a moment,')]);
});

it('failureWords says that the site is busy when it refuses because it is full', () => {
  expect(failureWords(failure({ status: 503, code: 'overloaded', retryAfter: 3 }))).toEqual({
    title: 'We are very busy right now',
    text: 'Many people are using the site at this moment. Please wait 3 seconds, then try again.',
  });
});

it('failureWords blames nobody for an outage', () => {
  expect(failureWords(failure({ status: 503, code: 'unavailable', retryAfter: 3 }))).toEqual({
    title: 'Something went wrong',
    text: 'Please wait 3 seconds, then try again.',
    isUnknown: true,
  });
});

it('failureWords speaks of the connection when there was no answer', () => {
  expect(failureWords(failure({ status: 0, code: 'unreachable' })).title).toBe('You seem to be offline');
});

it.each([undefined, null, 'x', new Error('x'), { status: 429 }])('failureWords knows nothing of %p', (error) => {
  expect(failureWords(error)).toEqual({
    title: 'Something went wrong',
    text: 'Please wait a moment, then try again.',
    isUnknown: true,
  });
});
