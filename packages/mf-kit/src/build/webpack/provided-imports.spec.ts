import { importProblem } from '../describe-microfrontend.ts';

describe('an import of a page', () => {
  it.each([
    ['react-router-dom', 'Link'],
    ['@tanstack/react-query', 'useQuery'],
    ['date-fns', 'format'],
  ])('from %s of what there is is in order: %s', (library, name) => {
    expect(importProblem(library, name)).toBeNull();
  });

  it.each([
    ['react-router-dom', 'useBlocker', "'useBlocker' from 'react-router-dom'"],
    ['react-router-dom', 'BrowserRouter', "'BrowserRouter' from 'react-router-dom'"],
    ['react-router-dom', 'default', "'default' from 'react-router-dom'"],
    ['@tanstack/react-query', 'useInfiniteQuery', "'useInfiniteQuery' from '@tanstack/react-query'"],
    ['@tanstack/react-query', null, "all of '@tanstack/react-query'"],
  ])('from %s that the shell does not provide is named, with what it does: %s', (library, name, named) => {
    const problem = importProblem(library, name) ?? '';
    expect(problem).toContain(`The shell does not provide ${named}.`);
    expect(problem).toContain(library === 'react-router-dom' ? 'useParams' : 'queryOptions');
    expect(problem).toContain('packages/mf-kit/README.md');
  });
});
