import type { Configuration, StatsCompilation, WebpackPluginInstance } from 'webpack';
import { describeMicrofrontend } from './describe-microfrontend.ts';
import { describeShell } from './describe-shell.ts';
import type { Mode, Workspace } from './workspace.ts';

export type Side = 'client' | 'server';

/** What a build consists of. The shell and a microfrontend differ in this, and in nothing else. */
export interface BuildDescription {
  /** Module of `release.json` -> the chunk, or the entry, that holds it. */
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
