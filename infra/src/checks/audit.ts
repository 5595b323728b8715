import { spawnSync } from 'node:child_process';
import { ROOT } from '../files/paths.ts';
import { readAudit } from './audit.core.ts';

// npm run check:audit: fails on what the registry knows as high or critical, and says so when it could not be asked.
const SECONDS = 60;
const { stdout } = spawnSync('npm', ['audit', '--json', '--fetch-retries=0'], {
  cwd: ROOT,
  encoding: 'utf8',
  timeout: SECONDS * 1000,
  stdio: ['ignore', 'pipe', 'ignore'],
  maxBuffer: 64 * 1024 * 1024,
});
const outcome = readAudit(stdout);
if (outcome.kind === 'clean') console.log('No dependency has a known vulnerability that is high or critical.');
if (outcome.kind === 'not asked') {
  console.log(`NOT RUN: npm audit, the registry was NOT ASKED about vulnerabilities: ${outcome.reasons.join(' ')}`);
}
if (outcome.kind === 'vulnerable') {
  console.log(outcome.reasons.join('\n'));
  process.exitCode = 1;
}
