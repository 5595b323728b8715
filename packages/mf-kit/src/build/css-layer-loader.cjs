/**
 * Wraps a stylesheet in its microfrontend's cascade layer, so that no team's rule outweighs another's by specificity.
 * `composes` and `:local` are untouched: css-loader reads the result.
 */
module.exports = function cssLayerLoader(source) {
  return `@layer ${this.getOptions().layer} {\n${source}\n}\n`;
};
