import { shareLinks } from './share-links.core.ts';

it('each network is given the address, and Twitter the title too', () => {
  const links = shareLinks('https://lawdex.example/blog/fees', 'Fees & costs: 100%?');
  expect(links.map(({ href }) => href)).toEqual([
    'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Flawdex.example%2Fblog%2Ffees',
    'https://twitter.com/intent/tweet?url=https%3A%2F%2Flawdex.example%2Fblog%2Ffees&text=Fees%20%26%20costs%3A%20100%25%3F',
    'https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Flawdex.example%2Fblog%2Ffees',
  ]);
});
