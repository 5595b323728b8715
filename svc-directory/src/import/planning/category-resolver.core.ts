export interface ImportCategory {
  id: string;
  slug: string;
  name: string;
  aliases: string[];
}

const normal = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

/**
 * Finds the id of a category by slug, name or alias, also without a final "s"; null when there is none. Slugs win over
 * names, names over aliases.
 */
export function categoryResolver(categories: readonly ImportCategory[]): (text: string) => string | null {
  const ids = new Map<string, string>();
  const add = (key: string, id: string): void => {
    if (!ids.has(normal(key))) ids.set(normal(key), id);
  };
  for (const { slug, id } of categories) add(slug, id);
  for (const { name, id } of categories) add(name, id);
  for (const { aliases, id } of categories) for (const alias of aliases) add(alias, id);
  return (text) => {
    const key = normal(text);
    return ids.get(key) ?? (key.endsWith('s') ? (ids.get(key.slice(0, -1)) ?? null) : null);
  };
}
