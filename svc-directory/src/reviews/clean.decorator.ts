import { Transform } from 'class-transformer';
import type { TransformFnParams } from 'class-transformer';

/** Cleans a text with `how`. Other values stay, and are refused by the next checks. */
export const Clean = (how: (text: string) => string) =>
  Transform(({ value }: TransformFnParams): unknown => (typeof value === 'string' ? how(value) : value));
