import type { LineProblem } from './line-problem.core.ts';

/** Says what to write instead of a tag that only another program runs. */
const INSTEAD: Readonly<Record<string, string>> = {
  ...same(
    ['figure', 'image', 'img', 'picture', 'gallery', 'caption', 'asset_img'],
    'a picture is "![What it shows](...)"',
  ),
  ...same(['ref', 'relref', 'post_url', 'link'], 'a link to another post is "[words](./name.md)"'),
  ...same(['youtube', 'vimeo', 'tweet', 'x', 'instagram', 'gist', 'embed', 'video', 'audio'], 'write a link to it'),
  ...same(['blockquote', 'endblockquote', 'quote', 'endquote'], 'a quote is lines that begin with ">"'),
  ...same(['highlight', 'code', 'endhighlight', 'codeblock', 'endcodeblock'], 'code stands between lines of ```'),
  ...same(['raw', 'endraw', 'comment', 'endcomment', 'more', 'options', 'nomarkdown'], 'remove it'),
  ...same(['members-only', 'paywall'], 'what stands below it would be shown to everybody; remove it too'),
  ...same(['toc', 'TOC', '_TOC_'], 'remove it; a table of contents appears by itself'),
};

function same(names: readonly string[], what: string): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, what]));
}

const usually = (tag: string, isHtml: boolean): string =>
  `write what it shows, or ${isHtml ? `write its first sign as &#${tag.charCodeAt(0)};` : 'put it between backquotes'} if readers should see it as it stands`;

const MEANT_TO_VANISH: ReadonlySet<string> = new Set(['hidden note', 'kramdown tag', 'mark of an editor']);

const KINDS: readonly { kind: string; pattern: RegExp }[] = [
  { kind: 'Hugo shortcode', pattern: /\{\{[<%][ \t/*]{0,9}([\w./-]*)[^\n]*?(?:[>%]\}\}|$)/g },
  {
    kind: 'mark of members',
    pattern: /<!--\s*(?:kg-card-begin:\s*)?(members-only|paywall)\s*-->|^\s*(members-only)(?:\s*-->)?\s*$/g,
  },
  { kind: 'mark of members', pattern: /<!--\s*wp:(?:jetpack\/)?(?:premium-content|(paywall))\b/g },
  { kind: 'hidden note', pattern: /(?<!<!--\[if[^\n>]{0,60}\]>)<!---?>/g },
  { kind: 'program tag', pattern: /<[%?](?:php\b|=)?[^\n]*?(?:[%?]>|$)/g },
  {
    // A `%%` behind a number is a percent sign, and `{#fees}` is the id of a heading.
    kind: 'hidden note',
    pattern:
      /(?:(?<!\d)%%|%%(?=[^\s.,;:!?)'"\]%]))[^\n]*?%%|(?<!\d)%%(?=[^\s.,;:!?)'"\]%])|(?<!\d ?)%%|\{#(?![^{}\n]*(?<!#)\})[^\n]*?(?:#\}|$)|\{\/\*[^\n]*?(?:\*\/\}|$)/g,
  },
  {
    kind: 'mark of an editor',
    pattern: /\{(?:>>|--|\+\+|~~|==)[^\n]*?(?:(?:<<|--|\+\+|~~|==)\}|$)/g,
  },
  { kind: 'kramdown tag', pattern: /\{:[:/]([a-z]*)(?![a-z])[^{}\n]*\}/g },
  { kind: 'Liquid tag', pattern: /\{%-?[ \t]{0,9}([\w.-]*)[^\n]*?(?:%\}|$)/g },
  { kind: 'template value', pattern: /\{\{[^<%\n]?[ \t]{0,9}([\w.-]*)[^\n]*?(?:\}\}|$)/g },
  { kind: 'contents list', pattern: /\{:\s{0,9}(toc)\b[^{}\n]*\}|\[\[?(_?TOC_?|toc)\]\]?/g },
  {
    kind: 'WordPress shortcode',
    pattern:
      /\[(?:\/|(?=\w+\s+[\w-]+=))(caption|gallery|embed|video|audio|playlist|wp_[a-z_]+)[^\]\n]{0,300}\]|\[([a-z][\w-]{1,40})(?:\s+[\w-]{1,40}=(?:"[^"\n]{0,300}"|'[^'\n]{0,300}'|[^\s"'\]]{1,100}))+\s*\/?\]|\[([a-z][\w-]{1,40})\s+https?:[^\]\s]{1,300}\s*\](?![([:])|\[\/([a-z][\w-]{2,40})\](?![([])|^\s*\[(gallery|audio|video|playlist|embed|contact-form(?:-7)?|sitemap)\]\s*$/g,
  },
];

/** Names tags of Jekyll, Hugo and WordPress, which readers would otherwise see as they stand. `lines` are without code. */
export function problemsOfForeignTags(lines: readonly string[], isHtml = false): LineProblem[] {
  return lines.flatMap((text, index) => {
    if (!/[{[<%]|members-only/.test(text)) return [];
    let rest = text;
    return KINDS.flatMap(({ kind, pattern }) => {
      const found = [...rest.matchAll(pattern)];
      rest = rest.replace(pattern, ' ');
      return found.map(([tag, ...names]) => {
        const name = names.find((one) => one !== undefined && one !== '') ?? '';
        const known = kind !== 'template value' && Object.hasOwn(INSTEAD, name) ? INSTEAD[name] : undefined;
        const instead = known ?? (MEANT_TO_VANISH.has(kind) ? 'remove it' : usually(tag, isHtml));
        return { line: index + 1, problem: `the ${kind} "${shortened(tag)}" means nothing here: ${instead}` };
      });
    });
  });
}

const shortened = (tag: string): string => (tag.length > 60 ? `${tag.slice(0, 59).trimEnd()}…` : tag);
