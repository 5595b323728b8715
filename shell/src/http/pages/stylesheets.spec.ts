import { hashSource } from '../content/csp.ts';
import { stylesheetsOf } from './stylesheets.ts';

const styles = new Map([
  ['/a.css', '.a{color:red}'],
  ['/bad.css', '.b{content:"</style>"}'],
]);

it('styles are linked, or written into the document under the name by which pages look for them', () => {
  expect(stylesheetsOf({ styles }, ['/a.css'])).toEqual({
    linked: '<link rel="stylesheet" href="/a.css">',
    inlined: '<style data-href="/a.css">.a{color:red}</style>',
    sources: [hashSource('.a{color:red}')],
  });
});

it('a sheet that would end its element, or that is not there, is linked in both ways', () => {
  const link = '<link rel="stylesheet" href="/bad.css"><link rel="stylesheet" href="/none.css">';
  expect(stylesheetsOf({ styles }, ['/bad.css', '/none.css'])).toEqual({ linked: link, inlined: link, sources: [] });
});
