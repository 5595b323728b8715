import { settingsOf } from './environment.ts';
import { explain, onEnd } from './run.ts';
import { Site } from './site.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const settings = settingsOf(process.env);
  const demoFirms = Number(process.env['DEMO_FIRMS']) || undefined;
  say(`Lawdex starts (data in ${settings.dataDir})`);
  const site = new Site({ settings, mode: 'production', say, ...(demoFirms ? { demoFirms } : {}) });
  let ending = false;
  onEnd((reason) => {
    ending = true;
    say(`\nStopping (${reason}) …`);
    void site.stop().then(() => {
      say('Stopped.');
      process.exit(0);
    });
  });
  await site.start().catch((error: unknown) => {
    if (!ending) throw error;
  });
  if (!ending) say(`\nLawdex is open: ${settings.origin}\nStop it with Ctrl-C.`);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
