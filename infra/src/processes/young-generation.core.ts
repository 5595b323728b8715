/** V8 alone takes twice as much for what is young. See docs/RELIABILITY.md. */
export const SMALL_YOUNG_GENERATION = '--max-semi-space-size=8';
