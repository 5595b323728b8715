import type { Configuration, StatsCompilation, WebpackPluginInstance } from 'webpack';
import { describeMicrofrontend } from './describe-microfrontend.ts';
import { describeShell } from './describe-shell.ts';
import type { Mode, Workspace } from './workspace.ts';

export type Side = 'client' | 'server';

/** The parts of a build in which the shell and a microfrontend differ. */
export interface BuildDescription {
  /** Module of `release.json` -> its chunk or entry. */
  chunks: Record<string, string>;
  entry(side: Side): Record<string, string>;
  plugins(side: Side): WebpackPluginInstance[];
  alias(mode: Mode): Record<string, string>;
  library(side: Side): NonNullable<Configuration['output']>['library'];
  /** The file that is loaded first. */
  entryFile(side: Side, stats: StatsCompilation): string;
}

export const describeBuild = (workspace: Workspace): BuildDescription =>
  workspace.manifest.name === 'shell' ? describeShell(workspace) : describeMicrofrontend(workspace);
