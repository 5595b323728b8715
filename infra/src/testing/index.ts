/** The door of infra for tests and the laboratory: a whole site, and tools to watch and to kill it. */
export { linkModules } from './link-modules.ts';
export { listWorkspaces } from '../build/workspaces.ts';
export { inParallel } from '../commands/in-parallel.ts';
export { baseEnvironment, runCommand } from '../commands/run-command.ts';
export { ask, connected, onConnection } from '../databases/ask.ts';
export { freePort } from '../processes/free-port.ts';
export { childrenOf, processIdentity, sendSignal } from '../processes/identity.ts';
export { niceSession } from '../processes/cores.ts';
export { listServices } from '../services/list-services.ts';
export { answers, until } from '../processes/http.ts';
export { dataPaths, ROOT } from '../files/paths.ts';
export { openFolder } from '../files/temporary-folder.ts';
export { explain, onEnd, say, StartError } from '../commands/program.ts';
export { listen } from './listen.ts';
export { filesOfRecipe } from './recipe.ts';
export { LIFTED_HOLDS, LIFTED_LIMITS } from './site-process.ts';
export { startSite, type RunningSite, type SearchDesk, type SiteFixtureOptions } from './site-fixture.ts';
export { SiteProcess } from './site-process.ts';
