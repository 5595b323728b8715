// HTTP Cache Groups (RFC 9875): an answer says which groups it belongs to, and a write which groups are old now. Both are
// lists of strings in the syntax of structured fields (RFC 9651).

export const CACHE_GROUPS_HEADER = 'cache-groups';
export const CACHE_GROUP_INVALIDATION_HEADER = 'cache-group-invalidation';

const PRINTABLE = /^[ -~]*$/;

/** One string of the list with parameters, which have no meaning here, and the comma or the end behind it. */
const MEMBER =
  /"((?:[ !#-[\]-~]|\\["\\])*)"(?:; *[a-z*][a-z0-9_.*-]*(?:=(?:"(?:[ !#-[\]-~]|\\["\\])*"|[^\s",;()]+))?)*[ \t]*(,[ \t]*(?=")|$)/y;

/** Throws when a group holds what no header can carry, because a cache would then keep what is old. */
export function cacheGroupsText(groups: Iterable<string>): string {
  return [...new Set(groups)]
    .map((group) => {
      if (!PRINTABLE.test(group)) throw new Error(`A cache group holds printable ASCII only: ${JSON.stringify(group)}`);
      return `"${group.replace(/["\\]/g, '\\$&')}"`;
    })
    .join(', ');
}

/** The groups of a header, each once; none when it is missing or malformed. */
export function readCacheGroups(header: string | readonly string[] | undefined): string[] {
  const text = (typeof header === 'string' ? header : (header ?? []).join(', ')).trim();
  const groups = new Set<string>();
  MEMBER.lastIndex = 0;
  while (MEMBER.lastIndex < text.length) {
    const member = MEMBER.exec(text);
    if (member?.[1] === undefined) return [];
    groups.add(member[1].replace(/\\(["\\])/g, '$1'));
  }
  return [...groups];
}
