import type { JsonLdBlock } from '../crawled.core.ts';

export type Node = Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every object of a block, outermost first. */
export function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesOf)] : [];
}

export const typesOf = (node: Node): string[] => {
  const type = node['@type'];
  return (Array.isArray(type) ? type : [type]).filter((one): one is string => typeof one === 'string');
};

const allNodesOf = (blocks: readonly JsonLdBlock[]): Node[] =>
  blocks.flatMap((block) => (block.kind === 'parsed' ? nodesOf(block.value) : []));

/** Nodes with an address: businesses, courts. */
export const placesOf = (blocks: readonly JsonLdBlock[]): Node[] =>
  allNodesOf(blocks).filter((node) => isNode(node['address']));

/** How many the page's list of businesses has in all; null without such a list. */
export function listsOf(blocks: readonly JsonLdBlock[]): number | null {
  const lists = allNodesOf(blocks).filter((node) => typesOf(node).includes('ItemList'));
  const [count] = lists.map((list) => list['numberOfItems']).filter((one) => typeof one === 'number');
  return count ?? null;
}
