import { createApp } from './app.ts';
import { readConfig } from './config.ts';

const config = readConfig(process.env);
const app = await createApp(config);
await app.listen({ host: config.host, port: config.port });

const stop = () => void app.close().then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
// Started by a supervisor: without it, nobody would stop this process.
process.once('disconnect', stop);
