/** Reads a line of /proc/{pid}/stat. The name stands in parentheses and may itself hold spaces and parentheses. */
export function parseProcStat(line: string): {
  command: string;
  state: string;
  parent: number;
  startedAt: string;
} {
  const end = line.lastIndexOf(')');
  const fields = line
    .slice(end + 1)
    .trim()
    .split(' ');
  return {
    command: line.slice(line.indexOf('(') + 1, end),
    state: fields[0] ?? '',
    parent: Number(fields[1]),
    startedAt: fields[19] ?? '',
  };
}
