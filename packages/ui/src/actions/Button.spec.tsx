import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderUi } from '../../test/render-ui.tsx';
import { Button, LinkButton } from './Button.tsx';

describe('Button', () => {
  it('does not submit the form around it unless it is told to', async () => {
    const submitted: string[] = [];
    renderUi(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitted.push('form');
        }}
      >
        <Button>Add a line</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Add a line' }));
    expect(submitted).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(submitted).toEqual(['form']);
  });

  it('looks primary and of middle size unless told, and keeps the classes of its place', () => {
    renderUi(
      <>
        <Button className="mine">One</Button>
        <Button variant="danger" size="lg" block>
          Two
        </Button>
      </>,
    );
    expect(screen.getByRole('button', { name: 'One' }).className).toBe('button primary mine');
    expect(screen.getByRole('button', { name: 'Two' }).className).toBe('button danger lg block');
  });
});

describe('LinkButton', () => {
  it('leads to a path of this site, or to any other address', () => {
    renderUi(
      <>
        <LinkButton to="/search">Search</LinkButton>
        <LinkButton href="tel:3125550101">Call</LinkButton>
      </>,
    );
    expect(screen.getByRole('link', { name: 'Search' }).getAttribute('href')).toBe('/search');
    expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:3125550101');
  });
});
