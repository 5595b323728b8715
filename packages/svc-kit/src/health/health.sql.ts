export const answers = 'select 1';

export const appliedMigrations = 'select name from migrations';
