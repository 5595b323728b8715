import { firstPictureOf, withPicture } from './first-picture.core.ts';

const PATH = '/api/images/firms/0a1b.svg';
const link = (href: string) => `<link rel="preload" as="image" href="${href}" fetchPriority="high"/>`;
const picture = { link: link(PATH), path: PATH };
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
    const html = withPicture(
      pageWith(picture.link, image(PATH) + image(PATH)),
      picture,
      '<svg fill="#fff"/>',
    ).toString();
    expect(html).toBe(
      pageWith('', image('data:image/svg+xml,%3Csvg%20fill=%22%23fff%22/%3E') + image(PATH)).toString(),
    );
  });

  it('cannot end its attribute, whatever it holds', () => {
    const html = withPicture(
      pageWith(picture.link, image(PATH)),
      picture,
      '<svg id="a&quot;b&#34;">é</svg>',
    ).toString();
    const [, source = ''] = /src="([^"]*)" alt=""/.exec(html) ?? [];
    expect(source).not.toMatch(/[&<>]/);
    expect(decodeURIComponent(source)).toBe('data:image/svg+xml,<svg id="a&quot;b&#34;">é</svg>');
  });

  it('that the page does not show leaves it as it is', () => {
    const html = pageWith(picture.link, image('/api/images/firms/ffff.svg'));
    expect(withPicture(html, picture, '<svg/>')).toBe(html);
  });
});
