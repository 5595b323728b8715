export const SCHEMA = { service: 'svc-blog', migrations: [] };
