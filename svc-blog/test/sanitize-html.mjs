// See environment.mjs.
export default globalThis.requireOfNode('sanitize-html');
