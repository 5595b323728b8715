// A state with `</script>` would end its element.
const UNSAFE: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

export const escapeJson = (json: string): string => json.replace(/[<>&\u2028\u2029]/g, (char) => UNSAFE[char] ?? '');
