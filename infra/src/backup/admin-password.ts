import type pg from 'pg';

/**
 * The password of a backup's superuser is the one of its time. Whoever is restored is given the one of now, by which the logins of the
 * services are made at the next start.
 */
export async function tellAdminPassword(
  connect: (database: string) => Promise<pg.Client>,
  adminUrl: string,
): Promise<void> {
  const { username, password } = new URL(adminUrl);
  const client = await connect('postgres');
  const [role, word] = [decodeURIComponent(username), decodeURIComponent(password)];
  try {
    await client.query(`alter role ${client.escapeIdentifier(role)} password ${client.escapeLiteral(word)}`);
  } finally {
    await client.end();
  }
}
