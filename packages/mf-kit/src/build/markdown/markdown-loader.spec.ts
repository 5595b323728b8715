import { createRequire } from 'node:module';

const load: (source: string) => string = createRequire(import.meta.url)('./markdown-loader.cjs');

it('makes a title, a summary and sections of a document, whose nodes stand within each other', () => {
  const source = `# Terms

**Read** them
all.

## Your rights {#rights}

- Ask [us](/terms) for it.
- Or not.
`;
  expect(JSON.parse(load(source))).toEqual({
    title: 'Terms',
    summary: [{ tag: 'p', children: [{ tag: 'strong', children: ['Read'] }, ' them all.'] }],
    sections: [
      {
        id: 'rights',
        title: 'Your rights',
        body: [
          {
            tag: 'ul',
            children: [
              { tag: 'li', children: ['Ask ', { tag: 'a', href: '/terms', children: ['us'] }, ' for it.'] },
              { tag: 'li', children: ['Or not.'] },
            ],
          },
        ],
      },
    ],
  });
});

it.each([
  ['Hello', 'begins with its title'],
  ['# Terms\n\n## Your rights', '## Your rights {#an-id}'],
  ['# Terms\n\n<b>bold</b>', 'html_inline'],
  ['# Terms\n\n`code`', 'code_inline'],
])('refuses %j and says why', (source, why) => {
  expect(() => load(source)).toThrow(why);
});
