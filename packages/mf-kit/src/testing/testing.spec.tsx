import { hydratePage } from './open-page.tsx';
import { answerWith } from './services.ts';

it('a page that browser and server write differently is told', async () => {
  answerWith({});
  let renders = 0;
  const Fickle = () => <p>{renders++}</p>;
  const { differences } = await hydratePage({ Page: Fickle }, { route: '/x/:name', url: '/x/a' });
  expect(differences).not.toEqual([]);
});
