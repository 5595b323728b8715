import { classNames } from './webpack-config.ts';

const card = { rootContext: '/site/mf-directory', resourcePath: '/site/packages/ui/src/card.module.css' };
const list = { ...card, resourcePath: '/site/packages/ui/src/list.module.css' };

it('a class has a short name of its own in each stylesheet and microfrontend', () => {
  const names = classNames('mf-directory', 'production');
  const others = classNames('mf-blog', 'production');
  const all = [names(card, '', 'title'), names(list, '', 'title'), names(card, '', 'body'), others(card, '', 'title')];
  expect(new Set(all).size).toBe(4);
  expect(all[0]).toMatch(/^md-[\w-]{4}$/);
  expect(all[3]).toMatch(/^mb-[\w-]{4}$/);
});

it('a class has the same name in the next build, wherever the site stands', () => {
  const elsewhere = { rootContext: '/tmp/a/mf-directory', resourcePath: '/tmp/a/packages/ui/src/card.module.css' };
  const first = classNames('mf-directory', 'production')(card, '', 'title');
  const names = classNames('mf-directory', 'production');
  expect(names(elsewhere, '', 'title')).toBe(first);
  expect(names(elsewhere, '', 'title')).toBe(first);
});

it('in development a name says which class it is', () => {
  expect(classNames('mf-directory', 'development')(card, '', 'title')).toMatch(/^md-title-[\w-]{4}$/);
});

it('two classes that would have one name stop the build', () => {
  const names = classNames('mf-directory', 'production');
  const nameThousands = () => {
    for (let number = 0; number < 100_000; number++) names(card, '', `class-${number}`);
  };
  expect(nameThousands).toThrow(/^\.class-\d+ of .*card\.module\.css and \.class-\d+ of .*call one of them otherwise/);
});
