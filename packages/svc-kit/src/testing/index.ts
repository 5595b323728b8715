export { createTestDatabase, type MigrateTo, type TestDatabase } from './test-database.ts';
export { startTestSite, useTestDatabase, useTestSite, type TestSite } from './test-site.ts';
export { eventually } from './eventually.ts';
export { persistently } from './persistently.ts';
export { startTestService, TEST_TOKEN, type Answer, type TestService } from './test-service.ts';
export { documentedBy, expectError, openApiValidator, readOpenApi } from './open-api-validator.ts';
export { coreMs } from './core-time.ts';
export { columnDrift } from './column-drift.ts';
export { textFieldsOf, tooSlowFor, type Asked, type TextField } from './worst-texts.ts';
