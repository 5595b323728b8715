import { render } from '@testing-library/react';
import { BusinessImage } from './BusinessImage.tsx';

describe('BusinessImage', () => {
  it('is decoration that loads late, with room kept for it', () => {
    const { container } = render(<BusinessImage src="/images/1.svg" name="Hale & Ward" />);
    const image = container.querySelector('img');
    expect(image?.alt).toBe('');
    expect(image?.getAttribute('loading')).toBe('lazy');
    expect([image?.width, image?.height]).toEqual([640, 360]);
  });

  it('is fetched first when it is the largest picture of the first screen', () => {
    const { container } = render(<BusinessImage src="/images/1.svg" name="Hale & Ward" ratio="square" priority />);
    const image = container.querySelector('img');
    expect(image?.getAttribute('loading')).toBe('eager');
    expect(image?.getAttribute('fetchpriority')).toBe('high');
    expect([image?.width, image?.height]).toEqual([400, 400]);
  });

  it('shows the initials where there is no picture, in the same cloth for the same name', () => {
    const { container } = render(<BusinessImage src={null} name="Hale & Ward" />);
    const again = render(<BusinessImage src={null} name="Hale & Ward" />);
    expect(container.querySelector('text')?.textContent).toBe('HW');
    expect(container.firstElementChild?.className).toMatch(/\btone[0-5]\b/);
    expect(again.container.firstElementChild?.className).toBe(container.firstElementChild?.className);
  });
});
