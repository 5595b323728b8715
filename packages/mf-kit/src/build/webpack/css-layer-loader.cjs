const path = require('node:path');

/**
 * Wraps a stylesheet in the cascade layer of its microfrontend, so that no team's rules override another's. Stylesheets of packages get a
 * layer below it, because a page that loads later repeats them. Imports stay in front.
 */
module.exports = function cssLayerLoader(source) {
  const { layer } = this.getOptions();
  const isOwn = !path.relative(this.rootContext, this.resourcePath).startsWith('..');
  const imports = source.match(/^@import [^;]+;/gm) ?? [];
  const rest = source.replace(/^@import [^;]+;/gm, '');
  return `${imports.join('\n')}\n@layer ${isOwn ? layer : `${layer}.packages`} {\n${rest}\n}\n`;
};
