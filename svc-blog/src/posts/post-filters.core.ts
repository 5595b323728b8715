/** Reads `Chicago` and `chicago, il`. */
export function readPlace(text: string): { city: string; state: string | null } {
  const [, city = text, state = null] = /^(.*\S)\s*,\s*([a-z]{2})$/i.exec(text.trim()) ?? [];
  return { city: city.trim(), state };
}
