import { listServices } from '../services/list-services.ts';
import { settingsOf } from '../site/environment.ts';
import { explain, onEnd, say } from '../commands/program.ts';
import { Site } from '../site/site.ts';

try {
  const services = listServices();
  const settings = settingsOf(services, process.env);
  say(`Lawdex starts (data in ${settings.dataDir})`);
  const site = new Site({ settings, services, mode: 'production', say });
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
  if (!ending) {
    say(`\nLawdex is open: ${settings.origin}`);
    for (const { service, url, secret } of site.adminPages) {
      say(`For admins of ${service}: ${url}/admin (the token: ${secret} in ${site.paths.secrets})`);
    }
    say('Stop it with Ctrl-C.');
  }
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
