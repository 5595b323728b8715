export { createTestDatabase } from './test-database.ts';
export type { MigrateTo, TestDatabase } from './test-database.ts';
export { persistently } from './persistently.ts';
export { startTestService, TEST_TOKEN } from './test-service.ts';
export type { Answer, TestService } from './test-service.ts';
export { openApiValidator, readOpenApi } from './open-api-validator.ts';
export { columnDrift } from './column-drift.ts';
export { textFieldsOf, tooSlowFor } from './worst-texts.ts';
export type { Asked, TextField } from './worst-texts.ts';
