/** The address of the same database by the same login, on the server that replicates it. */
export function replicaUrl(databaseUrl: string, address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  const url = new URL(databaseUrl);
  url.host = address;
  return url.href;
}
