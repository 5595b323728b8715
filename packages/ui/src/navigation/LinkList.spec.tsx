import { screen, within } from '@testing-library/react';
import { renderUi } from '../../test/render-ui.tsx';
import { LinkList } from './LinkList.tsx';

it('is a list of links in the order given', () => {
  renderUi(
    <LinkList
      links={[
        { text: 'Austin, TX', to: '/city/austin?state=TX' },
        { text: '<b>Boston</b>', to: '/city/boston?state=MA' },
      ]}
      layout="narrow"
      className="own"
    />,
  );
  const list = screen.getByRole('list');
  expect(list.className).toBe('list narrow own');
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Austin, TX', '/city/austin?state=TX'],
    ['<b>Boston</b>', '/city/boston?state=MA'],
  ]);
});
