const LINE = 120;

const isNamed = (node) =>
  node.type === 'ImportDeclaration' &&
  node.specifiers.length > 0 &&
  node.specifiers.every(({ type }) => type === 'ImportSpecifier');

const namesOf = (node, source) =>
  node.specifiers.map((one) => (node.importKind === 'type' ? `type ${source.getText(one)}` : source.getText(one)));

/** Types stand beside the values of their module where one line holds both, and in a line of their own otherwise. */
export const oneImport = {
  meta: { fixable: 'code' },
  create: (context) => ({
    Program({ body }) {
      const source = context.sourceCode;
      const imports = body.filter(isNamed);
      const values = imports.filter(({ importKind }) => importKind !== 'type');
      for (const types of imports.filter(({ importKind }) => importKind === 'type')) {
        const beside = values.find((one) => one.source.value === types.source.value);
        if (!beside) continue;
        const names = [...namesOf(beside, source), ...namesOf(types, source)].join(', ');
        const line = `import { ${names} } from ${types.source.raw};`;
        const [from, to] = types.range;
        const fix = (fixer) => [fixer.replaceText(beside, line), fixer.removeRange([from, to + 1])];
        if (line.length <= LINE)
          context.report({ node: types, message: 'One line holds these types and the values of their module.', fix });
      }
      for (const node of values.filter(({ loc }) => loc.start.line < loc.end.line))
        if (node.specifiers.some(({ importKind }) => importKind === 'type'))
          context.report({
            node,
            message: 'Types that do not fit into the line come in one of their own: import type.',
          });
    },
  }),
};
