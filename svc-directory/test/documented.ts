import { documentedBy } from '@lawdex/svc-kit/testing';

export { expectError } from '@lawdex/svc-kit/testing';
export const expectDocumented = documentedBy(new URL('../openapi.json', import.meta.url));
