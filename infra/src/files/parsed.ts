import type { z } from 'zod';

/** What another process wrote as JSON; null when it is damaged, or not what that process writes. */
export function parsed<Value>(schema: z.ZodType<Value>, text: string): Value | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
