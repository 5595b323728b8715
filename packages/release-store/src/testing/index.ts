export { writeRelease } from './a-release.ts';
export { StandInStore } from './stand-in-store.ts';
