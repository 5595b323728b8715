import { keepHtmlBy, on } from '@lawdex/mf-kit/runtime';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server.node';
import { business } from '../../test/fixtures.ts';
import { renderUi, uiTree } from '../../test/render-ui.tsx';
import { BusinessCard } from '../business/BusinessCard.tsx';

const card = <BusinessCard business={business} measuredFrom="you" />;

it('a card with kept HTML is that of a card without, and the browser takes it over as it is', async () => {
  const plain = renderToString(uiTree(card));
  keepHtmlBy((component, props) => renderToString(uiTree(createElement(component, props))));
  const kept = renderToString(uiTree(card));
  keepHtmlBy(() => null);
  expect(kept).toBe(plain);

  const container = document.createElement('div');
  container.innerHTML = kept;
  document.body.append(container);
  const differences: unknown[] = [];
  renderUi(card, undefined, { container, hydrate: true, onRecoverableError: (error) => differences.push(error) });
  const compared: unknown[] = [];
  on('add-to-compare', (one) => compared.push(one));
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
  expect(compared).toEqual([business]);
  expect(differences).toEqual([]);
});
