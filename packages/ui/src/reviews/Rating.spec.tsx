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

it.each<[string, Parameters<typeof Rating>[0], heard: string, figures: string[]]>([
  ['of many', { value: '4.6', count: 1234 }, 'Rated 4.6 out of 5, 1,234 reviews', ['4.6', '(1,234 reviews)']],
  ['of one review', { value: 5, count: 1 }, 'Rated 5.0 out of 5, 1 review', ['5.0', '(1 review)']],
  ['of nobody', { value: '0.0', count: 0 }, 'No reviews yet', ['No reviews']],
  ['that is short', { value: '4.6', count: 23, short: true }, 'Rated 4.6 out of 5, 23 reviews', ['4.6']],
  ['whose figure stands elsewhere', { value: '4.6', hideValue: true }, 'Rated 4.6 out of 5', []],
])('%s is one sentence for those who hear the page, and figures for those who see it', (_, props, heard, figures) => {
  const { container } = render(<Rating {...props} />);
  expect([said(container), seen(container)]).toEqual([[heard], figures]);
});
