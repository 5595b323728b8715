/**
 * Wraps a stylesheet in its microfrontend's cascade layer, so that no team's rule outweighs another's by specificity.
 * Imports stay in front, where CSS wants them: what they bring comes through here as well.
 */
module.exports = function cssLayerLoader(source) {
  const imports = source.match(/^@import [^;]+;/gm) ?? [];
  const rest = source.replace(/^@import [^;]+;/gm, '');
  return `${imports.join('\n')}\n@layer ${this.getOptions().layer} {\n${rest}\n}\n`;
};
