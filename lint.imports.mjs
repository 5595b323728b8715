const LINE = 120;

const isNamed = ({ type, source, specifiers }) =>
  (type === 'ImportDeclaration' || (type === 'ExportNamedDeclaration' && source)) &&
  specifiers.length > 0 &&
  specifiers.every((one) => one.type !== 'ImportNamespaceSpecifier');
const kindOf = (node) => node.importKind ?? node.exportKind;

/** Types stand beside the values of their module where one line holds both, and in a line of their own otherwise. */
export const oneImport = {
  meta: { fixable: 'code' },
  create: (context) => ({
    Program({ body }) {
      const text = (node) => context.sourceCode.getText(node);
      const all = body.filter(isNamed);
      const values = all.filter((node) => kindOf(node) !== 'type');
      for (const types of all.filter((node) => kindOf(node) === 'type')) {
        const beside = values.find((one) => one.type === types.type && one.source.value === types.source.value);
        if (!beside) continue;
        const isDefault = (one) => one.type === 'ImportDefaultSpecifier';
        const named = [...beside.specifiers.filter((one) => !isDefault(one)).map(text)];
        named.push(...types.specifiers.map((one) => `type ${text(one)}`));
        const word = types.type === 'ImportDeclaration' ? 'import' : 'export';
        const own = beside.specifiers.filter(isDefault).map((one) => `${text(one)}, `);
        const line = `${word} ${own.join('')}{ ${named.join(', ')} } from ${types.source.raw};`;
        const [from, to] = types.range;
        const fix = (fixer) => [fixer.replaceText(beside, line), fixer.removeRange([from, to + 1])];
        if (line.length <= LINE)
          context.report({ node: types, message: 'One line holds these types and the values of their module.', fix });
      }
      for (const node of values.filter(({ loc }) => loc.start.line < loc.end.line))
        if (node.specifiers.some((one) => kindOf(one) === 'type'))
          context.report({ node, message: 'Types that do not fit into the line come in one of their own.' });
    },
  }),
};
