import { inWords } from './web-address.core.ts';

it.each([
  ['https://okafor-law-group.example.com/', 'okafor law group'],
  ['okafor-law-group.example.com', 'okafor law group'],
  ['intake@okafor-law-group.example.com', 'okafor law group'],
  ['www.adlerlawfirm.com/about.html', 'adler law firm about'],
  ['mailto:jane.adler@gmail.com', 'jane adler'],
  ['https://example.com/divorce-lawyers-in-houston?x=1', 'example divorce lawyers in houston'],
  ['adler.law', 'adler'],
  ['adler law.', 'adler law.'],
  ['J.P. Adler & Co. houston', 'J.P. Adler & Co. houston'],
])('%j is the name that it holds: %j', (address, words) => {
  expect(inWords(address)).toBe(words);
});
