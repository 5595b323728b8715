// The limit of what is possible: a plain Fastify server that renders the same pages, and answers calls of services from memory.
import { createRequire } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify from 'fastify';

const { bundle, remotes, site } = JSON.parse(process.argv[2] ?? '{}');
const captured = new Map();

/** Answers are handed over as render workers do it: each is parsed anew. One that is refused is asked for again. */
async function callService({ path }) {
  while (!captured.has(path)) {
    const response = await fetch(site.origin + path);
    if (response.status === 503) await delay(1_000);
    else captured.set(path, { status: response.status, body: await response.text() });
  }
  const { status, body } = captured.get(path);
  return { status, data: body === '' ? undefined : JSON.parse(body) };
}

const shell = createRequire(bundle)(bundle);
await shell.start(remotes, site, callService);

const app = Fastify();
app.get('/*', async (request, reply) => {
  const asked = { url: request.raw.url, form: null, formKey: 'k' };
  const { head, html, state, status } = await shell.render(asked, (work) => work());
  const document =
    `<!doctype html><html lang="en-US"><head><meta charset="utf-8">${head}</head><body><div id="root">${html}</div>` +
    `<script type="application/json" id="page-state">${state.replace(/</g, '\\u003c')}</script></body></html>`;
  return reply.code(status).type('text/html; charset=utf-8').send(document);
});
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.(address);
process.once('disconnect', () => process.exit());
