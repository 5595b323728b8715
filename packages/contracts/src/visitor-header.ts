/**
 * What the gateway tells services of a visitor: a name that means him until midnight (UTC) and nobody can trace back, 32
 * hexadecimal digits. Never his address. Absent for robots, and for visitors who do not want to be counted.
 */
export const VISITOR_HEADER = 'x-visitor';

/**
 * What the gateway tells services of a visitor who writes: a name that means his browser at this address of the API until midnight
 * (UTC), 32 hexadecimal digits. It tells that the same is sent again, and nothing about what he sends elsewhere.
 */
export const SENDER_HEADER = 'x-sender';
