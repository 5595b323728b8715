interface Workspace {
  dir: string;
  name: string;
  dependencies: readonly string[];
}

/** Those of the programs that run code of a changed workspace: their own, or one that they depend on over any number of steps. */
export function affectedPrograms(
  programs: readonly string[],
  workspaces: readonly Workspace[],
  changed: readonly string[],
): string[] {
  const byName = new Map(workspaces.map((workspace) => [workspace.name, workspace]));
  const uses = (workspace: Workspace, seen: Set<string>): boolean => {
    if (changed.includes(workspace.name)) return true;
    seen.add(workspace.name);
    return workspace.dependencies.some((name) => {
      const dependency = byName.get(name);
      return dependency !== undefined && !seen.has(name) && uses(dependency, seen);
    });
  };
  return programs.filter((program) => {
    const workspace = workspaces.find(({ dir }) => dir === program);
    return workspace !== undefined && uses(workspace, new Set());
  });
}
