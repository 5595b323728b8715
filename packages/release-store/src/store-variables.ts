import { ConfigError, described, optional, optionalText, secretText, variable } from '@lawdex/contracts';
import type { ConfigOf, Variable } from '@lawdex/contracts';
import type { StoreAccess } from './release-store.ts';

/** The address of a registry in a store. Its releases stand beside it. */
export const registryUrl = (): Variable<string> =>
  variable({
    expected: 'a URL such as https://s3.example.org/bucket/lawdex/registry.json',
    parse: (raw) => (/^https?:\/\/[^?#]+\/[^/?#]+\.json$/.test(raw) && URL.canParse(raw) ? raw : undefined),
  });

/** Every tool for S3 knows these names. */
export const STORE_ACCESS = {
  AWS_ACCESS_KEY_ID: described(
    'Of the store of releases; without one it is read by everybody.',
    optional(secretText()),
  ),
  AWS_SECRET_ACCESS_KEY: described('Of the store of releases; needed with AWS_ACCESS_KEY_ID.', optional(secretText())),
  AWS_SESSION_TOKEN: described('Of the store of releases, with keys that end.', optional(secretText())),
  AWS_REGION: described('Of the store of releases; `us-east-1`, or what its address says, unless set.', optionalText()),
};

/** Answers null when requests are not signed. */
export function accessOf(read: ConfigOf<typeof STORE_ACCESS>): StoreAccess | null {
  const {
    AWS_ACCESS_KEY_ID: keyId,
    AWS_SECRET_ACCESS_KEY: secret,
    AWS_SESSION_TOKEN: token,
    AWS_REGION: region,
  } = read;
  if (!keyId && !secret) return null;
  if (!keyId || !secret) throw new ConfigError('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set together.');
  return { keyId, secret, ...(token && { token }), ...(region && { region }) };
}
