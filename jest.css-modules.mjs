import { transform } from 'lightningcss';

/**
 * CSS Modules in specs: each class is called by its own name, and a class that the stylesheet does not have is missing,
 * as it is in a build.
 */
export default {
  process(source, filename) {
    const { exports } = transform({ filename, code: Buffer.from(source), cssModules: { pattern: '[local]' } });
    const classes = Object.fromEntries(Object.keys(exports ?? {}).map((name) => [name, name]));
    return { code: `module.exports = ${JSON.stringify(classes)};` };
  },
};
