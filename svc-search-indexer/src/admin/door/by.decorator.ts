import { createParamDecorator } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { adminOf } from './admins.ts';

/** `@By()`: the name of the admin who asks. */
export const By = createParamDecorator(
  (_: unknown, context) => adminOf(context.switchToHttp().getRequest<FastifyRequest>()).by,
);
