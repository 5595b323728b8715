// The limit of what is possible: one plain Fastify server that renders the same pages with renderToString in its own
// process. No services, workers, caches or compression: what pages ask services for is answered from memory, captured once.
import { createRequire } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify from 'fastify';

const REFUSED_MS = 1_000;

const { bundle, remotes, site } = JSON.parse(process.argv[2] ?? '{}');
const realFetch = globalThis.fetch;
const captured = new Map();

async function capture(path) {
  const response = await realFetch(site.origin + path);
  if (response.status === 503) {
    await delay(REFUSED_MS);
    return capture(path);
  }
  const body = await response.text();
  captured.set(path, { body, status: response.status, total: response.headers.get('x-total-count') });
}

globalThis.fetch = async (input, init) => {
  const { pathname, search } = new URL(new Request(input, init).url);
  const path = pathname + search;
  if (!captured.has(path)) await capture(path);
  const { status, body, total } = captured.get(path);
  const headers = { 'content-type': 'application/json', ...(total !== null && { 'x-total-count': total }) };
  return new Response(body, { status, headers });
};

const shell = createRequire(bundle)(bundle);
await shell.start(remotes, site);

const app = Fastify();
app.get('/captured', () => ({ count: captured.size }));
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
process.send?.({ address });
process.once('disconnect', () => process.exit());
