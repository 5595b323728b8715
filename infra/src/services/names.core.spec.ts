import { databaseOf, migratorOf, variableOf } from './names.core.ts';

it('a service that says nothing is called by its folder', () => {
  const service = { name: 'svc-legal-news' };
  expect(variableOf(service, 'PORT')).toBe('LEGAL_NEWS_PORT');
  expect(databaseOf(service)).toBe('lawdex_legal_news');
  expect(migratorOf(service)).toBe('lawdex_legal_news_migrator');
});

it('a short name takes its place everywhere', () => {
  const service = { name: 'svc-legal-news', shortName: 'news' };
  expect(variableOf(service, 'MIGRATION_DATABASE_URL')).toBe('NEWS_MIGRATION_DATABASE_URL');
  expect(databaseOf(service)).toBe('lawdex_news');
});
