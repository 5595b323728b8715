/** Of a call that a page makes while the server renders it: the page can do without the answer (docs/adr/0247). */
export const OPTIONAL_HEADER = 'optional';
