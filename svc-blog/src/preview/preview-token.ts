import { createHmac, timingSafeEqual } from 'node:crypto';

export const PREVIEW_DAY_MS = 24 * 60 * 60 * 1000;

/** Who has this may read the post, draft or not, until it expires: `1796000000000.k3Jm...`. */
export const previewToken = (secret: string, slug: string, expires: number): string =>
  `${expires}.${signature(secret, slug, expires)}`;

export function isValidPreview(secret: string, slug: string, token: string, now: number): boolean {
  const [, digits = '', given = ''] = /^(\d{13})\.([\w-]{43})$/.exec(token) ?? [];
  if (given === '') return false;
  const expires = Number(digits);
  const isSigned = timingSafeEqual(Buffer.from(signature(secret, slug, expires)), Buffer.from(given));
  return isSigned && now < expires && expires - now <= PREVIEW_DAY_MS;
}

/** The key is made for previews alone, so that what it signs says nothing to the other doors that the secret opens. */
function signature(secret: string, slug: string, expires: number): string {
  const key = createHmac('sha256', secret).update('lawdex blog preview').digest();
  return createHmac('sha256', key).update(`${slug}\n${expires}`).digest('base64url');
}
