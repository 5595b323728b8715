export { accessOf, registryUrl, STORE_ACCESS } from './store-variables.ts';
export { pullRelease, ReleaseDamaged, sha384 } from './pull-release.ts';
export { pushRelease } from './push-release.ts';
export { ReleaseStore, type RegistryRead, type StoreAccess } from './release-store.ts';
