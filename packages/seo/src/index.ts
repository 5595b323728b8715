/** Titles, canonicals, robots and structured data: pure functions over plain values. `./browser` has what needs a DOM. */
export * from './business-faq.core.ts';
export * from './canonical.core.ts';
export * from './escape.core.ts';
export * from './head.core.ts';
export * from './head-tags.core.ts';
export * from './hours.core.ts';
export * from './json-ld.core.ts';
export * from './heads/home-head.core.ts';
export * from './heads/search-head.core.ts';
export * from './heads/business-head.core.ts';
export * from './heads/category-head.core.ts';
export * from './heads/city-head.core.ts';
export * from './heads/legal-head.core.ts';
export * from './heads/not-found-head.core.ts';
export * from './heads/state-heads.core.ts';
export * from './render-head.core.ts';
export * from './schema-type.core.ts';
