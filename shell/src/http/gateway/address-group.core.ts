/** The cache group of all answers of an address, with any query. A write to the address makes them old. No header can name it. */
export const addressGroup = (path: string): string => `address ${path.split('?')[0]}\n`;
