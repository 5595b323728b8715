import type { Suggestion } from '@lawdex/contracts';
import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { renderUi } from '../../test/render-ui.tsx';
import { Field } from '../forms/Field.tsx';
import { SuggestInput } from './SuggestInput.tsx';

const tax: Suggestion = {
  kind: 'practice',
  text: 'Tax Law',
  detail: null,
  to: '/search?query=Tax+Law',
  matched: [{ from: 0, to: 2 }],
};
const taylor: Suggestion = {
  ...tax,
  kind: 'business',
  text: 'Taylor Law',
  detail: 'Chicago, IL',
  to: '/business/taylor',
};

const asked = jest.fn<(address: string, signal: AbortSignal | undefined) => Promise<Suggestion[]>>();
function Address() {
  const { pathname, search } = useLocation();
  return <p title="Address">{pathname + search}</p>;
}

beforeEach(() => {
  asked.mockReset().mockResolvedValue([tax, taylor]);
  globalThis.fetch = async (input, init) => {
    const found = await asked(String(input), init?.signal ?? undefined);
    return new Response(JSON.stringify(found));
  };
});

const box = (): HTMLInputElement => screen.getByLabelText('What?');
const address = () => screen.getByTitle('Address').textContent;
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

const open = () =>
  renderUi(
    <form onSubmit={(event) => event.preventDefault()}>
      <label htmlFor="what">What?</label>
      <div>
        <SuggestInput id="what" name="query" />
      </div>
      <input aria-label="Where?" name="location" defaultValue="Austin" />
      <Address />
    </form>,
  );
/** Types, and waits for the list. */
const typed = async (text: string) => {
  open();
  await userEvent.type(box(), text);
  await waitFor(() => expect(options()).toHaveLength(2));
};

it('is a plain text box until it has the focus', () => {
  open();
  expect(box().getAttribute('role')).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

it('answers what was typed before its code came, also where its text is held in a state', async () => {
  function Held() {
    const [text, setText] = useState('');
    return <SuggestInput aria-label="What?" value={text} onChange={({ target }) => setText(target.value)} />;
  }
  renderUi(<Held />);
  act(() => box().focus());
  fireEvent.change(box(), { target: { value: 'tax' } });
  expect(box().getAttribute('role')).toBeNull();
  await waitFor(() => expect(options()).toHaveLength(2));
});

describe('a box of places', () => {
  const reno: Suggestion = { ...tax, kind: 'place', text: 'Reno, NV', to: '/search?location=Reno%2C+NV', matched: [] };
  const sent = jest.fn((event: FormEvent) => event.preventDefault());
  const openWhere = (places: 'fill' | 'send') =>
    renderUi(
      <form onSubmit={sent}>
        <Field label="Where?">
          <div>
            <SuggestInput name="location" places={places} autoComplete="address-level2" />
          </div>
        </Field>
        <Address />
      </form>,
    );
  const where = (): HTMLInputElement => screen.getByLabelText('Where?');

  beforeEach(() => {
    sent.mockClear();
    asked.mockResolvedValue([reno]);
    window.localStorage.setItem('recentSearches', JSON.stringify([{ query: 'dui', location: '' }]));
  });

  it('asks for places, offers no recent searches, and writes the chosen one into the box', async () => {
    openWhere('fill');
    expect(where().getAttribute('autocomplete')).toBe('address-level2');
    await userEvent.type(where(), 're');
    await userEvent.click(await screen.findByRole('option', { name: 'Reno, NV' }));
    expect(asked.mock.calls.at(-1)?.[0]).toMatch(/^\/api\/search\/suggest\?q=re?&kind=place$/);
    expect(where().value).toBe('Reno, NV');
    expect(where().getAttribute('autocomplete')).toBe('off');
    expect(options()).toEqual([]);
    expect([sent.mock.calls.length, address()]).toEqual([0, '/']);
    await userEvent.clear(where());
    expect(options()).toEqual([]);
  });

  it('sends its form at once where each choice takes effect at once', async () => {
    openWhere('send');
    await userEvent.type(where(), 're');
    await screen.findByRole('option', { name: 'Reno, NV' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(sent).toHaveBeenCalledTimes(1);
    expect(where().value).toBe('Reno, NV');
  });
});

describe('while somebody types', () => {
  it('offers what the service suggests, says so, and stresses what was typed', async () => {
    await typed('ta');
    expect(box().getAttribute('role')).toBe('combobox');
    expect(box().getAttribute('aria-expanded')).toBe('true');
    expect(box().getAttribute('aria-controls')).toBe(screen.getByRole('listbox', { name: 'Suggestions' }).id);
    expect(options()).toEqual(['Tax LawPractice area', 'Taylor Law Chicago, ILFirm']);
    expect(document.querySelector('b')?.textContent).toBe('Ta');
    expect(screen.getByRole('status').textContent).toBe('2 suggestions. Up and down arrows to choose.');
  });

  it('asks once for letters that come quickly, with the place beside them, and keeps every one of them', async () => {
    await typed('tax lawyer');
    expect(asked.mock.calls.map(([path]) => path)).toEqual(['/api/search/suggest?q=tax%20lawyer&location=Austin']);
    expect(box().value).toBe('tax lawyer');
  });

  it('gives up the question before when there is another', async () => {
    asked.mockImplementationOnce(() => new Promise(() => undefined));
    open();
    await userEvent.type(box(), 'ta');
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    await userEvent.type(box(), 'x');
    expect(asked.mock.calls[0]?.[1]?.aborted).toBe(true);
    await waitFor(() => expect(options()).toHaveLength(2));
  });

  it('has no list when the service fails, and none of nothing', async () => {
    asked.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce([]);
    open();
    await userEvent.type(box(), 'ta');
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    expect(options()).toEqual([]);
    await userEvent.type(box(), 'x');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('No suggestions.'));
    expect(box().getAttribute('aria-expanded')).toBe('false');
  });
});

describe('with the keyboard', () => {
  it('goes round by the arrows, while the focus stays in the text box', async () => {
    await typed('ta');
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toContain('Tax Law');
    expect(screen.getAllByRole('option')[0]?.getAttribute('aria-selected')).toBe('true');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(active()).toContain('Taylor Law');
    await userEvent.keyboard('{Home}');
    expect(active()).toBeUndefined();
    expect(document.activeElement).toBe(box());
    expect(box().value).toBe('ta');
  });

  it('closes by Escape, and keeps what was typed; nothing around it hears of that Escape', async () => {
    const outside = jest.fn();
    document.addEventListener('keydown', outside);
    await typed('ta');
    outside.mockClear();
    await userEvent.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(box().value).toBe('ta');
    expect(outside).not.toHaveBeenCalled();
    document.removeEventListener('keydown', outside);
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toContain('Tax Law');
  });

  it('chooses by Enter: a practice area in the place of the other box', async () => {
    await typed('ta');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(address()).toBe('/search?query=Tax+Law&location=Austin');
    expect(box().value).toBe('Tax Law');
    expect(options()).toEqual([]);
  });

  it('leaves by Tab', async () => {
    await typed('ta');
    await userEvent.tab();
    expect(options()).toEqual([]);
  });
});

it('chooses by a click', async () => {
  await typed('ta');
  await userEvent.click(screen.getByRole('option', { name: /Ta ?ylor Law/ }));
  expect(address()).toBe('/business/taylor');
});

describe('recent searches', () => {
  const stored = () => JSON.parse(window.localStorage.getItem('recentSearches') ?? '[]') as unknown;
  const remember = (...queries: string[]) =>
    window.localStorage.setItem('recentSearches', JSON.stringify(queries.map((query) => ({ query, location: '' }))));

  it('are shown while the box is empty, asked of nobody, and gone with the first letter', async () => {
    remember('wills', 'dui');
    open();
    await userEvent.click(box());
    await waitFor(() => expect(options()).toEqual(['wills', 'dui']));
    expect(screen.getByRole('listbox', { name: 'Recent searches' })).toBeTruthy();
    expect(asked).not.toHaveBeenCalled();
    await userEvent.keyboard('t');
    await waitFor(() => expect(options()[0]).toContain('Tax Law'));
  });

  it('are what was sent, and what was chosen, once their answer says that they are not private, but no business', async () => {
    await typed('ta');
    for (const isPrivate of [true, false]) {
      fireEvent.submit(box());
      expect(stored()).toEqual([]);
      window.settleSearch?.('ta', isPrivate);
    }
    expect(stored()).toEqual([{ query: 'ta', location: 'Austin' }]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(address()).toBe('/business/taylor');
    expect(stored()).toHaveLength(1);
  });

  it('can be forgotten one by one, or all', async () => {
    remember('wills', 'dui');
    open();
    await userEvent.click(box());
    await userEvent.click(await screen.findByRole('button', { name: 'Forget wills' }));
    expect(stored()).toEqual([{ query: 'dui', location: '' }]);
    expect(options()).toEqual(['dui']);
    expect(document.activeElement).toBe(box());
    await userEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }));
    expect(window.localStorage.getItem('recentSearches')).toBeNull();
    expect(options()).toEqual([]);
  });

  it('are none where the browser keeps nothing', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    open();
    act(() => box().focus());
    await waitFor(() => expect(box().getAttribute('role')).toBe('combobox'));
    expect(options()).toEqual([]);
  });
});
