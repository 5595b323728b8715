/**
 * What the gateway tells services of a visitor: a name that means him until midnight (UTC) and nobody can trace back, 32
 * hexadecimal digits. Never his address. Absent for robots, and for visitors who do not want to be counted.
 */
export const VISITOR_HEADER = 'x-visitor';
