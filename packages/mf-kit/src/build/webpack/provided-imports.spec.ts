import { importProblem } from '../describe-microfrontend.ts';

it.each([
  ['react-router-dom', 'default', "'default' from 'react-router-dom'", 'useParams'],
  ['@tanstack/react-query', null, "all of '@tanstack/react-query'", 'queryOptions'],
])(
  'an import from %s that the shell does not provide is named, with what it does: %s',
  (library, name, named, does) => {
    const problem = importProblem(library, name) ?? '';
    for (const part of [`The shell does not provide ${named}.`, does, 'packages/mf-kit/README.md']) {
      expect(problem).toContain(part);
    }
  },
);
