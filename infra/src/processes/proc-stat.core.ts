/** Reads a line of /proc/{pid}/stat. The name stands in parentheses and may itself hold spaces and parentheses. */
export function parseProcStat(line: string): { command: string; state: string; startedAt: string } {
  const end = line.lastIndexOf(')');
  const fields = line
    .slice(end + 1)
    .trim()
    .split(' ');
  return { command: line.slice(line.indexOf('(') + 1, end), state: fields[0] ?? '', startedAt: fields[19] ?? '' };
}
