import MARKDOWN from '../../../test/cases/markdown.json' with { type: 'json' };
import { renderMarkdown } from '../markdown.ts';

it.each(Object.entries(MARKDOWN.addresses))(
  'an address ends where its author would say so, and is shown as written: %j',
  (written, html) => {
    expect(renderMarkdown(written)).toMatchObject({ html: `<p>${html}</p>\n`, problems: [], doubts: [] });
  },
);

it('no address of more than 500 signs is a link', () => {
  expect(renderMarkdown(`https://example.com/${'a'.repeat(500)}`).html).not.toContain('<a');
});
