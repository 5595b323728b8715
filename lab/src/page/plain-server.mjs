// The limit of what is possible: a plain Fastify server that renders the same pages, and answers calls of services from memory.
import { createRequire } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify from 'fastify';

const REFUSED_MS = 1_000;

const { bundle, remotes, site } = JSON.parse(process.argv[2] ?? '{}');
const captured = new Map();

async function capture(path) {
  const response = await fetch(site.origin + path);
  if (response.status === 503) {
    await delay(REFUSED_MS);
    return capture(path);
  }
  captured.set(path, { status: response.status, body: await response.text() });
}

/** Answers are handed over as render workers do it: each is parsed anew. */
async function callService({ path }) {
  if (!captured.has(path)) await capture(path);
  const { status, body } = captured.get(path);
  return { status, data: body === '' ? undefined : JSON.parse(body) };
}

const shell = createRequire(bundle)(bundle);
await shell.start(remotes, site, callService);

const app = Fastify();
app.get('/*', async (request, reply) => {
  const { head, html, state, status } = await shell.render({ url: request.raw.url, form: null, formKey: 'k' }, (work) =>
    work(),
  );
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en-US"><head><meta charset="utf-8">${head}</head><body><div id="root">${html}</div>` +
        `<script type="application/json" id="page-state">${state.replace(/</g, '\\u003c')}</script></body></html>`,
    );
});
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.(address);
process.once('disconnect', () => process.exit());
