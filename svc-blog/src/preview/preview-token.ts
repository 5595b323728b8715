import { createHmac, timingSafeEqual } from 'node:crypto';

export const PREVIEW_DAY_MS = 24 * 60 * 60 * 1000;

/** A token like `1796000000000.k3Jm...`, which lets its holder read a post until it expires, draft or not. */
export const previewToken = (secret: string, slug: string, expires: number): string =>
  `${expires}.${signature(secret, slug, expires)}`;

export function isValidPreview(secret: string, slug: string, token: string, now: number): boolean {
  const [, digits = '', given = ''] = /^(\d{13})\.([\w-]{43})$/.exec(token) ?? [];
  if (given === '') return false;
  const expires = Number(digits);
  const isSigned = timingSafeEqual(Buffer.from(signature(secret, slug, expires)), Buffer.from(given));
  return isSigned && now < expires && expires - now <= PREVIEW_DAY_MS;
}

/** The key serves previews alone, so that a token opens nothing else that the secret protects. */
function signature(secret: string, slug: string, expires: number): string {
  const key = createHmac('sha256', secret).update('lawdex blog preview').digest();
  return createHmac('sha256', key).update(`${slug}\n${expires}`).digest('base64url');
}
