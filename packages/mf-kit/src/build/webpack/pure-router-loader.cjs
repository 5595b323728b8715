/**
 * Marks what react-router's modules do when they load as free of effects, because a bundler keeps an unmarked call, and
 * all that it refers to, even where nobody uses its result: 8 KB (gzip) of forms, loaders and error screens.
 */
module.exports = function pureRouterLoader(source) {
  return source
    .replace(/^var (\w+) = (React\d*\.(?:createContext|forwardRef|memo)\()/gm, 'var $1 = /* @__PURE__ */ $2')
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '');
};
