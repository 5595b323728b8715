/** A URL as the programs of PostgreSQL read it from their environment, where no list of processes shows the password. */
export function libpqEnvironment(url: string, database: string): Record<string, string> {
  const { hostname, port, username, password, searchParams } = new URL(url);
  const mode = searchParams.get('sslmode');
  const ca = searchParams.get('sslrootcert');
  return {
    PGHOST: hostname.replace(/^\[(.*)\]$/, '$1'),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: database,
    // Only our programs know this one.
    ...(mode !== null && { PGSSLMODE: mode === 'no-verify' ? 'require' : mode }),
    ...(ca !== null && { PGSSLROOTCERT: ca }),
  };
}
