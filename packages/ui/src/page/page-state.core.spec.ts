import { orMissing, pageStateOf, type Missing } from './page-state.core.ts';

const missing: Missing = { title: 'None', description: 'There is none.', action: { label: 'Home', to: '/' } };
const answered = (status: number) => Object.assign(new Error('refused'), { status });
const pending = { data: undefined, error: null, isPending: true };
const failed = (error: unknown) => ({ data: undefined, error, isPending: false });

describe('pageStateOf', () => {
  it('waits while nothing is known', () => {
    expect(pageStateOf(pending, missing)).toEqual({ kind: 'loading' });
  });

  it('shows what is there, even after a later attempt has failed', () => {
    const query = { data: 0, error: answered(503), isPending: false };
    expect(pageStateOf(query, missing)).toEqual({ kind: 'shown', shown: 0 });
  });

  it.each([
    [404, 'missing'],
    [410, 'missing'],
    [400, 'missing'],
    // A name of 400 characters.
    [414, 'missing'],
    [431, 'missing'],
    [429, 'failed'],
    [500, 'failed'],
  ])('an answer of %i is %s', (status, kind) => {
    expect(pageStateOf(failed(answered(status)), missing).kind).toBe(kind);
  });

  it('a network fault is a failure', () => {
    const error = new TypeError('fetch failed');
    expect(pageStateOf(failed(error), missing)).toEqual({ kind: 'failed', error });
  });

  it('nothing is missing where the page cannot miss anything', () => {
    expect(pageStateOf(failed(answered(404))).kind).toBe('failed');
  });
});

describe('orMissing', () => {
  const pastTheEnd = (count: number) => (count === 0 ? missing : null);

  it('takes back what turns out to be missing', () => {
    expect(orMissing({ kind: 'shown', shown: 0 }, pastTheEnd)).toEqual({ kind: 'missing', missing });
    expect(orMissing({ kind: 'shown', shown: 1 }, pastTheEnd)).toEqual({ kind: 'shown', shown: 1 });
  });

  it('asks nothing of a page that is not shown', () => {
    const ask = () => {
      throw new Error('asked');
    };
    expect(orMissing({ kind: 'loading' }, ask)).toEqual({ kind: 'loading' });
    expect(orMissing({ kind: 'failed', error: null }, ask)).toEqual({ kind: 'failed', error: null });
  });
});
