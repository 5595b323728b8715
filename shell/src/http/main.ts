import { createServer } from './server.ts';
import { readConfig } from './config.ts';

const config = readConfig(process.env);
const server = await createServer(config);
await server.listen({ host: config.host, port: config.port });

const stop = () => void server.close().then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
// Started by a supervisor: without it, nobody would stop this process.
process.once('disconnect', stop);
