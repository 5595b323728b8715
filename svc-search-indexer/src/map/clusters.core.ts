import type { MapMark } from '@lawdex/contracts';
import { remembered } from '@lawdex/search-language/dictionary';
import type { Point, View } from './views.core.ts';
import { stateName } from '@lawdex/contracts/us-states';

/** Businesses that stand together: of a city, or of a state. */
export interface Group extends Point {
  /** `Houston, TX`, `TX`: what a business says of itself. */
  key: string;
  /** As the location box takes it, and as visitors read it. */
  location: string;
  count: number;
  /** Id of its only business; null of several. */
  id: string | null;
}

export interface Cluster extends Point {
  groups: Group[];
  count: number;
}

export interface Pin extends Point {
  id: string;
  slug: string;
  name: string;
}

// As wide as the map is on a small phone: on it marks must not cover each other.
const NARROWEST_PX = 300;
const PIN_PX = 26;
// Limits of the location box.
const LONGEST_LOCATION = 200;
const MOST_WORDS = 24;

export const markPx = (count: number): number => 22 + 6 * String(count).length;

const wordsOf = (text: string): number => text.split(/[\s,]+/).filter(Boolean).length;

export const locationOf = ({ groups }: Cluster): string => groups.map(({ location }) => location).join(',');

/** Groups whose marks would touch are one, as long as one search can name all of its places. Largest first, so that they keep their places. */
export function clustersOf(groups: readonly Group[], { width }: View): Cluster[] {
  const perUnit = NARROWEST_PX / width;
  const clusters: Cluster[] = [];
  for (const group of [...groups].sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))) {
    const touching = clusters
      .map((cluster) => ({ cluster, apart: Math.hypot(cluster.x - group.x, cluster.y - group.y) * perUnit }))
      .filter(({ cluster, apart }) => apart < (markPx(cluster.count) + markPx(group.count)) / 2 && fits(cluster, group))
      .sort((a, b) => a.apart - b.apart)[0]?.cluster;
    if (touching) {
      touching.groups.push(group);
      touching.count += group.count;
    } else clusters.push({ x: group.x, y: group.y, groups: [group], count: group.count });
  }
  return clusters;
}

function fits(cluster: Cluster, { location }: Group): boolean {
  const text = `${locationOf(cluster)},${location}`;
  return text.length <= LONGEST_LOCATION && wordsOf(text) <= MOST_WORDS;
}

/** `Houston, TX`, `Houston, TX and Katy, TX`, `Houston, TX and 3 more places`. */
export function labelOf({ groups }: Cluster): string {
  const [first = '', second = ''] = groups.map(({ location }) => location.replace(/ State$/, ''));
  if (groups.length === 1) return first;
  return groups.length === 2 ? `${first} and ${second}` : `${first} and ${groups.length - 1} more places`;
}

const PASSES = 80;
// The golden angle: points of one place go each its own way, the same way every time.
const TURN = Math.PI * (3 - Math.sqrt(5));

/** Pins that would cover each other move apart, no farther than they must, and stay within the view. */
export function spread<T extends Point>(pins: readonly T[], view: View): T[] {
  const apart = (PIN_PX / NARROWEST_PX) * view.width;
  const moved = pins.map(({ x, y }) => ({ x, y }));
  const held = (value: number, start: number, size: number): number =>
    Math.min(Math.max(value, start + apart / 2), start + size - apart / 2);
  for (let pass = 0; pass < PASSES; pass++) {
    for (const [index, one] of moved.entries()) {
      for (const other of moved.slice(index + 1)) {
        const distance = Math.hypot(other.x - one.x, other.y - one.y);
        if (distance >= apart) continue;
        const push = (apart - distance) / 2;
        const turn = distance === 0 ? index * TURN : Math.atan2(other.y - one.y, other.x - one.x);
        one.x -= Math.cos(turn) * push;
        one.y -= Math.sin(turn) * push;
        other.x += Math.cos(turn) * push;
        other.y += Math.sin(turn) * push;
      }
    }
    for (const one of moved) {
      one.x = held(one.x, view.x, view.width);
      one.y = held(one.y, view.y, view.height);
    }
  }
  return pins.map((pin, index) => ({ ...pin, ...moved[index] }));
}

const percent = (value: number): number => Math.round(value * 1000) / 10;

export const placed = ({ x, y }: Point, view: View): Pick<MapMark, 'x' | 'y'> => ({
  x: percent((x - view.x) / view.width),
  y: percent((y - view.y) / view.height),
});

/** A city's businesses, with where they are in the drawing. */
export interface CityGroup extends Group {
  state: string;
}

// Beyond that, a map of cities would show next to nothing but the largest ones.
const MOST_STATES_BY_CITY = 8;
// Their names alone mean cities.
const ALSO_CITIES = new Set(['NY', 'WA']);

/** Cities of a few states, or states, in the middle of their businesses. */
export function groupsOf(cities: readonly CityGroup[]): Group[] {
  const states = new Map<string, CityGroup[]>();
  for (const city of cities) remembered(states, city.state, () => []).push(city);
  if (states.size <= MOST_STATES_BY_CITY) return [...cities];
  return [...states].map(([state, within]) => {
    const count = within.reduce((sum, city) => sum + city.count, 0);
    const middle = (of: (city: CityGroup) => number): number =>
      within.reduce((sum, city) => sum + of(city) * city.count, 0) / count;
    const name = stateName(state) ?? state;
    return {
      id: within[0]?.id ?? null,
      key: state,
      location: ALSO_CITIES.has(state) ? `${name} State` : name,
      count,
      x: middle(({ x }) => x),
      y: middle(({ y }) => y),
    };
  });
}
