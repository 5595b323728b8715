const path = require('node:path');

/**
 * Wraps a stylesheet in its microfrontend's cascade layer, so that no team's rule outweighs another's by specificity. What comes from
 * a package, a shared component's say, goes to a layer within that one, which yields to the microfrontend's own rules: the sheet of a
 * page that was fetched later repeats the component's rules, and must not put them over what this page says of it.
 * Imports stay in front, where CSS wants them: what they bring comes through here as well.
 */
module.exports = function cssLayerLoader(source) {
  const { layer } = this.getOptions();
  const isOwn = !path.relative(this.rootContext, this.resourcePath).startsWith('..');
  const imports = source.match(/^@import [^;]+;/gm) ?? [];
  const rest = source.replace(/^@import [^;]+;/gm, '');
  return `${imports.join('\n')}\n@layer ${isOwn ? layer : `${layer}.packages`} {\n${rest}\n}\n`;
};
