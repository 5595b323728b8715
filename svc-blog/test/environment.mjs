import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';

/** Node.js can require an ES module, which sanitize-html does with its parser. Jest cannot, so Node itself loads it for our specs. */
export default class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.requireOfNode = createRequire(import.meta.url);
  }
}
