/** The same database by the same login, on a copy of the server that follows it. */
export function replicaUrl(databaseUrl: string, address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  const url = new URL(databaseUrl);
  url.host = address;
  return url.href;
}
