const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** Reads `90m`, `2h`, `3d`, or a date or time of ISO 8601 (UTC unless it says); undefined for anything else. */
export function sinceOf(text: string, now: Date): Date | undefined {
  const [, count, unit] = /^(\d{1,5})([mhd])$/.exec(text) ?? [];
  if (count !== undefined) return new Date(now.getTime() - Number(count) * UNITS[unit as keyof typeof UNITS]);
  if (!/^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d)?)?$/.test(text)) return undefined;
  const time = new Date(text.includes('T') && !/(Z|[+-]\d\d:\d\d)$/.test(text) ? `${text}Z` : text);
  return Number.isNaN(time.getTime()) ? undefined : time;
}
