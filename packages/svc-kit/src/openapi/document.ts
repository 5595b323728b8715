import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { DynamicModule, Type } from '@nestjs/common';
import { ApiErrorDto } from '../errors/api-error.dto.ts';
import { createService } from '../service.ts';
import { spellOutNullable } from './nullable.core.ts';

export interface OpenApiOptions {
  title: string;
  description: string;
  module: Type<unknown> | DynamicModule;
}

/** Builds the document from the decorators of the code. The service starts in preview mode, without a database. */
export async function openApiDocument(options: OpenApiOptions): Promise<OpenAPIObject> {
  const { app } = await createService(
    { name: 'openapi', module: options.module, logLevel: 'error' },
    { preview: true },
  );
  const config = new DocumentBuilder()
    .setTitle(options.title)
    .setDescription(options.description)
    .setVersion('1')
    .setOpenAPIVersion('3.1.0')
    .addGlobalResponse({ status: '4XX', description: 'The request cannot be served.', type: ApiErrorDto })
    .addGlobalResponse({ status: '5XX', description: 'Try again later.', type: ApiErrorDto })
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    // `getBusiness`, not `BusinessesController_getBusiness`: clients do not depend on names of our classes.
    operationIdFactory: (_controller, method) => method,
    autoTagControllers: false,
  });
  await app.close();
  return spellOutNullable(document) as OpenAPIObject;
}
