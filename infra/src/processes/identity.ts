import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

/** Who runs under this number now; null when nobody does (a zombie is nobody). `startedAt` differs when the number was given to another process later; `command` is the executable's short name, as the kernel keeps it. */
export function processIdentity(pid: number) {
  if (!Number.isInteger(pid) || pid <= 0) return null;
  if (process.platform === 'linux') {
    try {
      const stat = parseProcStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
      return stat.state === 'Z' || stat.state === 'X' ? null : { startedAt: stat.startedAt, command: stat.command };
    } catch {
      return null;
    }
  }
  try {
    const line = execFileSync('ps', ['-p', String(pid), '-o', 'stat=,lstart=,comm='], { encoding: 'utf8' }).trim();
    // "S    Sat Nov 21 09:26:22 2026 /path/postgres": state, five words of time, then the command.
    const words = line.split(/\s+/);
    if (!words[0] || words[0].startsWith('Z')) return null;
    return { startedAt: words.slice(1, 6).join(' '), command: words.slice(6).join(' ').split('/').pop() ?? '' };
  } catch {
    return null;
  }
}

/** What the system says of a number under which nobody runs any more, or somebody else. */
const GONE: readonly unknown[] = ['ESRCH', 'EPERM'];

/** Signals a process, or with `-pid` its group. One that has ended since it was listed is passed over. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error && error.code;
    if (!GONE.includes(code)) throw error;
  }
}

export function childrenOf(pid: number): number[] {
  if (process.platform === 'linux')
    return readdirSync('/proc')
      .map(Number)
      .filter((one) => parentOf(one) === pid);
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  return lines.flatMap((line) => {
    const [child, parent] = line.trim().split(/\s+/).map(Number);
    return child !== undefined && parent === pid ? [child] : [];
  });
}

function parentOf(pid: number): number | null {
  try {
    return Number.isInteger(pid) ? parseProcStat(readFileSync(`/proc/${pid}/stat`, 'utf8')).parent : null;
  } catch {
    return null;
  }
}

/** Reads a line of /proc/{pid}/stat. The name stands in parentheses and may itself hold spaces and parentheses. */
export function parseProcStat(line: string) {
  const end = line.lastIndexOf(')');
  const fields = line
    .slice(end + 1)
    .trim()
    .split(' ');
  return {
    command: line.slice(line.indexOf('(') + 1, end),
    state: fields[0] ?? '',
    parent: Number(fields[1]),
    /** How long its children that have ended were busy, in user and in kernel mode. */
    childrenTicks: Number(fields[13]) + Number(fields[14]),
    startedAt: fields[19] ?? '',
  };
}
