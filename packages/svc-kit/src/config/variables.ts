import type { Variable } from './config.ts';

const required = <T>(raw: string | undefined, fallback: T | undefined, parse: (raw: string) => T): T => {
  if (raw !== undefined) return parse(raw);
  if (fallback !== undefined) return fallback;
  throw new Error('is required, but is not set');
};

export const text = (fallback?: string): Variable<string> => ({ read: (raw) => required(raw, fallback, (r) => r) });

export const optionalText = (): Variable<string | undefined> => ({ read: (raw) => raw });

export const integer = (options: { min: number; max: number; fallback?: number }): Variable<number> => ({
  read: (raw) =>
    required(raw, options.fallback, (r) => {
      const value = /^-?\d+$/.test(r) ? Number(r) : NaN;
      if (value >= options.min && value <= options.max) return value;
      throw new Error(`must be a whole number from ${options.min} to ${options.max}, not "${r}"`);
    }),
});

/** A TCP port; 0 lets the system choose one. */
export const port = (fallback?: number): Variable<number> =>
  integer({ min: 0, max: 65_535, ...(fallback === undefined ? {} : { fallback }) });

export const oneOf = <T extends string>(allowed: readonly T[], fallback?: T): Variable<T> => ({
  read: (raw) =>
    required(raw, fallback, (r) => {
      const value = allowed.find((candidate) => candidate === r);
      if (value !== undefined) return value;
      throw new Error(`must be one of ${allowed.join(', ')}, not "${r}"`);
    }),
});

/** The value is not repeated in the message: a database URL holds a password. */
export const databaseUrl = (): Variable<string> => ({
  read: (raw) =>
    required(raw, undefined, (r) => {
      if (/^postgres(ql)?:\/\/./.test(r) && URL.canParse(r)) return r;
      throw new Error('must be a URL of the form postgres://user:password@host:port/database');
    }),
});

/** Comma-separated http(s) base URLs, without their trailing slashes; none unless told. */
export const httpUrls = (): Variable<string[]> => ({
  read: (raw) =>
    (raw ?? '')
      .split(',')
      .map((part) => part.trim().replace(/\/+$/, ''))
      .filter((part) => part !== '')
      .map((part) => {
        if (/^https?:\/\//.test(part) && URL.canParse(part)) return part;
        throw new Error(`must hold http(s) URLs, separated by commas, not "${part}"`);
      }),
});
