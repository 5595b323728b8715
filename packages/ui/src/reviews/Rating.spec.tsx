import { render } from '@testing-library/react';
import { Rating } from './Rating.tsx';

const lit = (container: HTMLElement) => {
  const look = container.querySelector('.stars')?.className ?? '';
  return 2 * Number(/full-(\d)/.exec(look)?.[1] ?? 0) + Number(look.endsWith('half'));
};
const said = (container: HTMLElement) =>
  [...container.querySelectorAll('span:not([aria-hidden], :has(span))')].map((element) => element.textContent);
const seen = (container: HTMLElement) =>
  [...container.querySelectorAll('[aria-hidden]')].map((element) => element.textContent).filter(Boolean);

describe('Rating', () => {
  it.each([
    ['4.6', 9],
    ['4.2', 8],
    [0.5, 1],
    [0, 0],
    [5, 10],
    ['none', 0],
    [7, 10],
  ])('lights for %s %s of ten halves', (value, halves) => {
    expect(lit(render(<Rating value={value} />).container)).toBe(halves);
  });

  it('is one sentence for those who hear the page, and figures for those who see it', () => {
    const { container } = render(<Rating value="4.6" count={1234} />);
    expect(said(container)).toEqual(['Rated 4.6 out of 5, 1,234 reviews']);
    expect(seen(container)).toEqual(['4.6', '(1,234 reviews)']);
  });

  it('says of a single review that it is one', () => {
    const { container } = render(<Rating value={5} count={1} />);
    expect(seen(container)).toEqual(['5.0', '(1 review)']);
    expect(said(container)).toEqual(['Rated 5.0 out of 5, 1 review']);
  });

  it('shows no figure where nobody has rated', () => {
    const { container } = render(<Rating value="0.0" count={0} />);
    expect(said(container)).toEqual(['No reviews yet']);
    expect(seen(container)).toEqual(['No reviews']);
  });

  it('is one star and the figure where it is short, and says the same', () => {
    const { container } = render(<Rating value="4.6" count={23} short />);
    expect(seen(container)).toEqual(['4.6']);
    expect(said(container)).toEqual(['Rated 4.6 out of 5, 23 reviews']);
  });

  it('shows the stars alone where the figure stands elsewhere', () => {
    const { container } = render(<Rating value="4.6" hideValue />);
    expect(seen(container)).toEqual([]);
    expect(said(container)).toEqual(['Rated 4.6 out of 5']);
  });
});
