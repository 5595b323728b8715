import type { BusinessSummary } from '@lawdex/contracts';

/** As many neighbours show different scenes. */
const NEIGHBOURS = 6;
/** The service draws 16 scenes in several colors, in turns of the number that an address ends with. */
const SCENES = 16;

const sceneOf = (image: string): string => {
  const [, key] = /\/([0-9a-f]{4})\.svg$/.exec(image) ?? [];
  return key === undefined ? image : String(Number.parseInt(key, 16) % SCENES);
};

/** The businesses of a list, where a scene that a near neighbour shows gives way to the monogram. */
export function withoutRepeats<T extends Pick<BusinessSummary, 'image'>>(businesses: readonly T[]): T[] {
  const scenes: (string | null)[] = [];
  return businesses.map((business) => {
    const scene = business.image && sceneOf(business.image);
    const isRepeated = scene !== null && scenes.slice(1 - NEIGHBOURS).includes(scene);
    scenes.push(isRepeated ? null : scene);
    return isRepeated ? { ...business, image: null } : business;
  });
}
