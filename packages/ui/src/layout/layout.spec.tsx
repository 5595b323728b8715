import { render, screen } from '@testing-library/react';
import { Card } from './Card.tsx';
import { Container } from './Container.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const rootOf = (element: React.ReactElement) => render(element).container.firstElementChild;

describe('layout', () => {
  it('a card is the element that it stands for, with its padding and what names it', () => {
    const card = rootOf(
      <Card as="section" padding="lg" id="about" aria-labelledby="heading">
        About
      </Card>,
    );
    expect(card?.tagName).toBe('SECTION');
    expect(card?.className).toBe('card padLg');
    expect(card?.getAttribute('aria-labelledby')).toBe('heading');
  });

  it('a container is as wide as a page, or as a column of text', () => {
    expect(rootOf(<Container>Text</Container>)?.className).toBe('container page');
    expect(rootOf(<Container width="prose">Text</Container>)?.className).toBe('container prose');
  });

  it('a section has a heading of its level, a sentence and a link', () => {
    render(
      <SectionHeading level={3} id="areas" lead="Find who knows the law." aside={<a href="#all">View all</a>}>
        Practice areas
      </SectionHeading>,
    );
    expect(screen.getByRole('heading', { level: 3, name: 'Practice areas' }).id).toBe('areas');
    expect(screen.getByText('Find who knows the law.').tagName).toBe('P');
    expect(screen.getByRole('link', { name: 'View all' })).toBeTruthy();
  });

  it('what is read aloud only is text that nobody sees', () => {
    render(<VisuallyHidden as="p">Loading</VisuallyHidden>);
    expect(screen.getByText('Loading').outerHTML).toBe('<p class="hidden">Loading</p>');
  });
});
