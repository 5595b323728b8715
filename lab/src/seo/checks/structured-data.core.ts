import { HOME, isNoindex, pagesOf } from '../crawled.core.ts';
import type { Crawled, Finding } from '../crawled.core.ts';
import { isNode, nodesOf, typesOf } from './json-ld-nodes.core.ts';
import type { Node } from './json-ld-nodes.core.ts';

const CONTEXT = 'https://schema.org';

/** Fields that search engines ask of each type that the site uses; one of several where they are joined by `|`. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url'],
  WebSite: ['name', 'url'],
  SearchAction: ['target', 'query-input'],
  LegalService: ['name', 'address'],
  LocalBusiness: ['name', 'address'],
  Courthouse: ['name', 'address'],
  GovernmentOffice: ['name', 'address'],
  PostalAddress: ['addressLocality', 'addressRegion', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['dayOfWeek|validFrom', 'opens', 'closes'],
  AggregateRating: ['ratingValue', 'reviewCount|ratingCount', 'bestRating'],
  Review: ['author', 'reviewRating'],
  Rating: ['ratingValue', 'bestRating'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  ItemList: ['itemListElement', 'numberOfItems'],
  CollectionPage: ['name', 'url', 'mainEntity'],
  SearchResultsPage: ['name', 'url'],
  WebPage: ['name', 'url'],
  ListItem: ['position', 'name|item'],
  ProfilePage: ['mainEntity'],
  BlogPosting: ['headline', 'datePublished', 'author'],
  City: ['name'],
  State: ['name'],
  Place: ['name'],
  Person: ['name'],
};
/** Types that stand for themselves, or of which only an id is said. */
const FREE = ['EntryPoint', 'Country', 'Offer', 'ImageObject', 'Service', 'Blog', 'AdministrativeArea', 'Thing'];

/** Ratings have no place there. */
const UNRATED = ['Courthouse', 'GovernmentOffice'];

/** Faults in the structured data of pages, indexable or not. */
export function structuredDataFaults(crawled: Crawled): Finding[] {
  const pages = pagesOf(crawled);
  // A site that is noindex from its home page on shows fictional firms, which nobody has rated.
  const isFictional = pages.some((page) => page.path === HOME && isNoindex(page));
  return pages.flatMap(({ path, facts }) =>
    facts.jsonLd
      .flatMap((block) =>
        block.kind === 'broken'
          ? [`no JSON: ${block.problem}`]
          : [...problemsOfBlock(block.value, crawled.publicOrigin), ...(isFictional ? ratingsIn(block.value) : [])],
      )
      .map((detail) => ({ path, detail })),
  );
}

const ratingsIn = (value: unknown): string[] =>
  nodesOf(value)
    .flatMap(typesOf)
    .filter((type) => type === 'AggregateRating' || type === 'Review')
    .map((type) => `${type} of a fictional business`);

function problemsOfBlock(value: unknown, publicOrigin: string): string[] {
  if (!isNode(value)) return ['holds no object'];
  return [
    ...(value['@context'] === CONTEXT ? [] : [`@context is ${JSON.stringify(value['@context'])}`]),
    ...nodesOf(value).flatMap((node) => problemsOfNode(node, publicOrigin)),
  ];
}

function problemsOfNode(node: Node, publicOrigin: string): string[] {
  const types = typesOf(node);
  if (types.length === 0)
    return Object.keys(node).join() === '@id' ? [] : [`an object without @type: ${Object.keys(node).join(', ')}`];
  return types.flatMap((type) => {
    const required = REQUIRED[type];
    if (!required) return FREE.includes(type) ? [] : [`${type} is no type of this site`];
    const missing = required.filter((names) => names.split('|').every((name) => isEmpty(node[name])));
    return [
      ...missing.map((names) => `${type} lacks ${names.replaceAll('|', ' or ')}`),
      ...ratingProblems(type, node),
      ...(UNRATED.includes(type) && node['aggregateRating'] ? [`${type} with a rating`] : []),
      ...listProblems(type, node),
      ...addressProblems(type, node, publicOrigin),
    ];
  });
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Ratings that nobody gave, or that are none. */
function ratingProblems(type: string, node: Node): string[] {
  if (type !== 'AggregateRating' && type !== 'Rating') return [];
  const value = Number(node['ratingValue']);
  const isRating = value >= 1 && value <= Number(node['bestRating'] ?? 5);
  const count = node['reviewCount'] ?? node['ratingCount'];
  return [
    ...(isRating ? [] : [`${type} of ${String(node['ratingValue'])}`]),
    ...(type === 'AggregateRating' && !(Number(count) >= 1) ? [`AggregateRating of ${String(count)} reviews`] : []),
  ];
}

/** Positions count from 1. */
function listProblems(type: string, node: Node): string[] {
  const items = node['itemListElement'];
  if (!Array.isArray(items)) return [];
  const positions = items.filter(isNode).map((item) => item['position']);
  return positions.every((position, index) => position === index + 1)
    ? []
    : [`${type} with positions ${positions.join(', ')}`];
}

/** An address of ours begins with the public origin, whatever host was asked. */
function addressProblems(type: string, node: Node, publicOrigin: string): string[] {
  const addresses = ['url', '@id', 'item'].flatMap((name) => {
    const value = node[name];
    return typeof value === 'string' ? [value] : [];
  });
  const isOurs = (address: string) => address === publicOrigin || address.startsWith(`${publicOrigin}/`);
  return addresses.filter((address) => !isOurs(address)).map((address) => `${type} at ${address}`);
}
