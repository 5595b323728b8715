import type { UpstreamOutcome } from '../gateway/upstream/upstream-request.ts';
import { firstPictureOf, Pictures, withPicture } from './pictures.ts';

const PATH = '/api/images/firms/0a1b.svg';
const link = (href: string) => `<link rel="preload" as="image" href="${href}" fetchPriority="high"/>`;
const head = link(PATH);
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

const picture = { link: head, path: PATH };
const pageWith = (head: string, body: string) => Buffer.from(`<head>${head}<title>a</title></head>${body}`);
const image = (src: string) => `<img src="${src}" alt=""/>`;

describe('the first picture of a page', () => {
  it.each(['/api/images/a.png', 'https://other.example/api/a.svg', '/api/a.svg?x=1', '/share/a.svg'])(
    'is none when it is %s',
    (href) => {
      expect(firstPictureOf(link(href))).toBeNull();
    },
  );

  it('stands in the page where it is first shown, and nothing asks for it any more', () => {
    const html = withPicture(pageWith(head, image(PATH) + image(PATH)), picture, '<svg fill="#fff"/>').toString();
    expect(html).toBe(
      pageWith('', image('data:image/svg+xml,%3Csvg%20fill=%22%23fff%22/%3E') + image(PATH)).toString(),
    );
  });

  it('cannot end its attribute, whatever it holds', () => {
    const html = withPicture(pageWith(head, image(PATH)), picture, '<svg id="a&quot;b&#34;">é</svg>').toString();
    const [, source = ''] = /src="([^"]*)" alt=""/.exec(html) ?? [];
    expect(source).not.toMatch(/[&<>]/);
    expect(decodeURIComponent(source)).toBe('data:image/svg+xml,<svg id="a&quot;b&#34;">é</svg>');
  });

  it('that the page does not show leaves it as it is', () => {
    const html = pageWith(head, image('/api/images/firms/ffff.svg'));
    expect(withPicture(html, picture, '<svg/>')).toBe(html);
  });
});
