/** The cache group of all answers that show a business or its numbers. */
export const businessGroup = (id: string): string => `business-${id}`;
export const businessGroups = (businesses: readonly { id: string }[]): string[] =>
  businesses.map(({ id }) => businessGroup(id));
