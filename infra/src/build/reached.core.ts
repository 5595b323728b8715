interface Known {
  /** `packages/ui` */
  dir: string;
  /** `@lawdex/ui` */
  name: string;
  /** Names of packages, ours among them. */
  dependencies: readonly string[];
}

/** Read by every workspace. */
const SHARED = /^(package(-lock)?\.json|tsconfig\.base\.json|jest\.[\w.-]+|\.swcrc)$/;

/** The folders of workspaces that have changed, and of those that depend on them, however far away. */
export function reachedBy(files: readonly string[], workspaces: readonly Known[]): string[] {
  if (files.some((file) => SHARED.test(file))) return workspaces.map(({ dir }) => dir);
  const reached = new Set(workspaces.filter(({ dir }) => files.some((file) => file.startsWith(`${dir}/`))));
  // A set hands out what is added to it meanwhile, so that each link of a chain is followed.
  for (const { name } of reached) {
    for (const one of workspaces) if (one.dependencies.includes(name)) reached.add(one);
  }
  return workspaces.flatMap((one) => (reached.has(one) ? [one.dir] : []));
}
