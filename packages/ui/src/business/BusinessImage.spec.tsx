import { render } from '@testing-library/react';
import { BusinessImage } from './BusinessImage.tsx';

it.each([
  ['that loads late', {}, 'lazy', null, 640, 360],
  ['that is fetched first on the first screen', { ratio: 'square', priority: true }, 'eager', 'high', 400, 400],
] as const)('is decoration %s, with room kept for it', (_, props, loading, priority, width, height) => {
  const { container } = render(<BusinessImage src="/images/1.svg" name="Hale & Ward" {...props} />);
  const image = container.querySelector('img');
  expect([image?.alt, image?.width, image?.height]).toEqual(['', width, height]);
  expect([image?.getAttribute('loading'), image?.getAttribute('fetchpriority')]).toEqual([loading, priority]);
});

it('shows the initials where there is no picture, in the same cloth for the same name', () => {
  const { container } = render(<BusinessImage src={null} name="Hale & Ward" />);
  const again = render(<BusinessImage src={null} name="Hale & Ward" />);
  expect(container.querySelector('text')?.textContent).toBe('HW');
  expect(container.firstElementChild?.className).toMatch(/\btone[0-5]\b/);
  expect(again.container.firstElementChild?.className).toBe(container.firstElementChild?.className);
});
