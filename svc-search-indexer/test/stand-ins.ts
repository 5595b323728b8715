/** Arguments of a constructor, played by objects that have only what the test lets it use. */
export const standIns = <T extends unknown[]>(...objects: object[]): T => objects as unknown as T;
