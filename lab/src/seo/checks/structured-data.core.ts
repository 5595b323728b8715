import { isOf, when } from '../crawled.core.ts';
import TYPES from '../../../data/structured-data.json' with { type: 'json' };

type Node = Readonly<Record<string, unknown>>;

/** Fields that search engines ask of each type that the site uses; one of several where they are joined by `|`. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = TYPES.required;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

const nodesOf = (value: unknown): Node[] =>
  typeof value === 'object' && value !== null
    ? [...(isNode(value) ? [value] : []), ...Object.values(value).flatMap(nodesOf)]
    : [];

const typesOf = (node: Node): string[] => [node['@type'] ?? []].flat().map(String);

/** Nodes with an address: businesses, courts. */
export const placesOf = (blocks: readonly unknown[]): Node[] =>
  nodesOf(blocks).filter((node) => isNode(node['address']));

/** How many the page's list of businesses has in all; null without such a list. */
export function listsOf(blocks: readonly unknown[]): number | null {
  const lists = nodesOf(blocks).filter((node) => typesOf(node).includes('ItemList'));
  return lists.map((list) => list['numberOfItems']).find((one) => typeof one === 'number') ?? null;
}

/** Faults of a block of structured data; nobody rates businesses that are fictional. */
export function problemsOfBlock(block: unknown, publicOrigin: string, isFictional: boolean): string[] {
  if (block instanceof Error) return [`no JSON: ${block.message}`];
  if (!isNode(block)) return ['holds no object'];
  const nodes = nodesOf(block);
  const ratings = nodes.flatMap(typesOf).filter((type) => type === 'AggregateRating' || type === 'Review');
  return [
    ...when(block['@context'] !== 'https://schema.org', `@context is ${JSON.stringify(block['@context'])}`),
    ...nodes.flatMap((node) => problemsOfNode(node, publicOrigin)),
    ...(isFictional ? ratings.map((type) => `${type} of a fictional business`) : []),
  ];
}

function problemsOfNode(node: Node, publicOrigin: string): string[] {
  const types = typesOf(node);
  const names = Object.keys(node).join(', ');
  if (types.length === 0) return when(names !== '@id', `an object without @type: ${names}`);
  const addresses = [node['url'], node['@id'], node['item']].filter((one) => typeof one === 'string');
  const items = [node['itemListElement']].flat().filter(isNode);
  const positions = items.map(({ position }) => position);
  const isCounted = positions.every((position, index) => position === index + 1);
  const value = Number(node['ratingValue']);
  const isRating = value >= 1 && value <= Number(node['bestRating'] ?? 5);
  const count = node['reviewCount'] ?? node['ratingCount'];
  return types.flatMap((type) => {
    const required = REQUIRED[type];
    // Types that stand for themselves, or of which only an id is said.
    if (!required) return when(!TYPES.free.includes(type), `${type} is no type of this site`);
    const missing = required.filter((fields) => fields.split('|').every((name) => String(node[name] ?? '') === ''));
    return [
      ...missing.map((fields) => `${type} lacks ${fields.replaceAll('|', ' or ')}`),
      ...when(TYPES.ratings.includes(type) && !isRating, `${type} of ${String(node['ratingValue'])}`),
      ...when(type === 'AggregateRating' && !(Number(count) >= 1), `AggregateRating of ${String(count)} reviews`),
      ...when(TYPES.unrated.includes(type) && Boolean(node['aggregateRating']), `${type} with a rating`),
      ...when(!isCounted, `${type} with positions ${positions.join(', ')}`),
      // One of ours begins with the public origin, whatever host was asked.
      ...addresses.flatMap((address) => when(!isOf(address, publicOrigin), `${type} at ${address}`)),
    ];
  });
}
