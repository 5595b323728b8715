import Fastify from 'fastify';
import { registerSecurityTxt } from './security-txt.ts';

it('who finds a weakness reads whom to tell, in words that have not expired', async () => {
  const server = Fastify();
  registerSecurityTxt(server, { contactEmail: 'security@lawdex.example', origin: 'https://lawdex.example' });
  const { statusCode, headers, body } = await server.inject('/.well-known/security.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toContain('Contact: mailto:security@lawdex.example\n');
  expect(body).toContain('Canonical: https://lawdex.example/.well-known/security.txt\n');
  expect(Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '')).toBeGreaterThan(Date.now());
});
