import { createParamDecorator } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { adminOf } from '../door/admins.ts';
import type { Editor } from './vocabulary-changes.ts';

/** `@Editing()`: who changes the vocabulary, and the revision that the body says they have seen. */
export const Editing = createParamDecorator((_: unknown, context): Editor => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const seen = String(Reflect.get(Object(request.body), 'revision')).trim();
  return { by: adminOf(request).by, seen: /^\d{1,18}$/.test(seen) ? seen : undefined };
});
