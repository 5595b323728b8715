import { hydratePage } from './open-page.tsx';
import { answerWith } from './services.ts';

it('a page that browser and server write differently is told', async () => {
  answerWith({});
  let renders = 0;
  const Fickle = () => <p>{renders++}</p>;
  const { differences } = await hydratePage({ Page: Fickle }, { route: '/x/:name', url: '/x/a' });
  expect(differences).not.toEqual([]);
});

it('what no spec has said how to answer is answered with 404, and written down', async () => {
  const { requests } = answerWith({});
  const answer = await fetch('/api/none?x=1');
  expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining({ code: 'not_found' })]);
  expect(requests[0]?.url).toBe('http://localhost/api/none?x=1');
});
