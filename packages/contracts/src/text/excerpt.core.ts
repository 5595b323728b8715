/** At most `max` characters, cut between words where one ends near enough, with an ellipsis for what was left out. */
export function excerpt(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > max * 0.6 ? space : cut.length).trimEnd()}…`;
}
