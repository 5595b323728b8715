/**
 * Marks calls at the top level of react-router's modules as free of side effects, so that unused ones are dropped. That saves 8 KB (gzip).
 */
module.exports = function pureRouterLoader(source) {
  return source
    .replace(/^var (\w+) = (React\d*\.(?:createContext|forwardRef|memo)\()/gm, 'var $1 = /* @__PURE__ */ $2')
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '');
};
