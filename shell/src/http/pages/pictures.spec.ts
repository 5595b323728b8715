import type { UpstreamOutcome } from '../gateway/upstream/upstream-request.ts';
import { Pictures } from './pictures.ts';

const PATH = '/api/images/firms/0a1b.svg';
const head = `<link rel="preload" as="image" href="${PATH}" fetchPriority="high"/>`;
const html = Buffer.from(`${head}<img src="${PATH}"/>`);

const answer = (body: string, status = 200, type = 'image/svg+xml'): UpstreamOutcome => ({
  kind: 'answered',
  answer: { status, headers: { 'content-type': type }, body: Buffer.from(body) },
});

function picturesOf(outcome: UpstreamOutcome) {
  const asked: string[] = [];
  const send = async ({ path }: { path: string }) => {
    asked.push(path);
    return outcome;
  };
  return { pictures: new Pictures({ send }), asked };
}

it('a small picture comes with the page, and is asked for once', async () => {
  const { pictures, asked } = picturesOf(answer('<svg/>'));
  for (let times = 0; times < 2; times++) {
    expect((await pictures.into(html, head)).toString()).toBe('<img src="data:image/svg+xml,%3Csvg/%3E"/>');
  }
  expect(asked).toEqual([PATH]);
});

it.each([
  ['is large', answer('a'.repeat(3_001))],
  ['is another kind of picture', answer('a', 200, 'image/png')],
  ['is not there', answer('{}', 404)],
  ['does not come', { kind: 'unavailable' } as const],
])('a picture that %s is left to the browser', async (_, outcome) => {
  expect(await picturesOf(outcome).pictures.into(html, head)).toBe(html);
});

it('a page without one asks nobody', async () => {
  const { pictures, asked } = picturesOf(answer('<svg/>'));
  expect(await pictures.into(html, '<title>a</title>')).toBe(html);
  expect(asked).toEqual([]);
});
