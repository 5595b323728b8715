export type { TableItem } from './parse-table.core.ts';
export { dataFile, tableItems, tableRows, tableWords } from './table-files.ts';
