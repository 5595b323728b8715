import { Transform } from 'class-transformer';
import type { TransformFnParams } from 'class-transformer';

/** What is text is stored as `how` makes it; what is none is left to be refused. */
export const Clean = (how: (text: string) => string) =>
  Transform(({ value }: TransformFnParams): unknown => (typeof value === 'string' ? how(value) : value));
