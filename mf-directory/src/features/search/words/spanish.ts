export { default as SPANISH } from '../../../../data/search-words.es.json' with { type: 'json' };
