/** The group of all answers of one address, whatever their query: a write to it makes them old. No header can name it. */
export const addressGroup = (path: string): string => `address ${path.split('?')[0]}\n`;
