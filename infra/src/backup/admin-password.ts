import type pg from 'pg';

/** Gives a restored superuser the password of now, by which the next start makes the logins of the services. */
export async function tellAdminPassword(connect: (database: string) => Promise<pg.Client>, adminUrl: string) {
  const { username, password } = new URL(adminUrl);
  const client = await connect('postgres');
  const [role, word] = [decodeURIComponent(username), decodeURIComponent(password)];
  try {
    await client.query(`alter role ${client.escapeIdentifier(role)} password ${client.escapeLiteral(word)}`);
  } finally {
    await client.end();
  }
}
