import { Tokenizer, TokenizerMode, type Token } from 'parse5';
import { checkImage, checkLink, type Findings } from './addresses.core.ts';
import { IN_HTML, unsupportedSyntaxIn } from './unsupported-syntax.core.ts';
import type { PostOf } from '../post-names/find-post.core.ts';

// The words of other such elements (iframe, noembed, noframes, plaintext) are read as HTML, because the sanitizer does so.
const RAW: Readonly<Record<string, Tokenizer['state']>> = {
  ...{ style: TokenizerMode.RAWTEXT, xmp: TokenizerMode.RAWTEXT, script: TokenizerMode.SCRIPT_DATA },
  ...{ title: TokenizerMode.RCDATA, textarea: TokenizerMode.RCDATA },
};

/** Reads HTML piece by piece, as browsers do. No tree is made, because its size may grow with the square of the text. */
function eachTag(html: string, onStartTag: (tag: Token.TagToken) => void): void {
  const nothing = (): void => undefined;
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag: (tag) => {
        if (Object.hasOwn(RAW, tag.tagName)) tokenizer.state = RAW[tag.tagName] ?? tokenizer.state;
        onStartTag(tag);
      },
      ...{ onEndTag: nothing, onCharacter: nothing, onWhitespaceCharacter: nothing, onComment: nothing },
      ...{ onDoctype: nothing, onEof: nothing, onNullCharacter: nothing },
    },
  );
  tokenizer.write(html, true);
}

/** What hides words: an article has no styles and no classes, so that they would be shown. */
const HIDES: Readonly<Record<string, RegExp>> = {
  hidden: /^/,
  style: /display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|(?:opacity|font-size)\s*:\s*(?:0*\.)?0+(?![\d.])/i,
  class:
    /(?:^|\s)(?:hidden|hide|d-none|invisible|is-(?:hidden|invisible|sr-only)|sr-only|visually-?hidden|screen-reader-text|u-hidden)(?=\s|$)/i,
};

const WOULD_BE_SHOWN = 'would be shown; remove it, or what hides it';

/** Checks the links, pictures, hidden words and marks of HTML, and notes the lines of its tags. */
export function checkHtml(html: string, firstLine: number, findings: Findings, postOf?: PostOf): void {
  html
    .split(LINE_END)
    .forEach((text, at) => findings.problems.push(...unsupportedSyntaxIn(text, firstLine + at, IN_HTML)));
  eachTag(html, ({ tagName: tag, attrs, location }) => {
    const line = firstLine + (location?.startLine ?? 1) - 1;
    if (!findings.tags.has(tag)) findings.tags.set(tag, line);
    if (attrs.some(({ name, value }) => Object.hasOwn(HIDES, name) && HIDES[name]?.test(value)))
      findings.problems.push({ line, problem: `what is in the hidden <${tag}> ${WOULD_BE_SHOWN}` });
    const valueOf = (of: string): string | undefined => attrs.find(({ name }) => name === of)?.value;
    const [href, src] = [tag === 'a' ? valueOf('href') : undefined, tag === 'img' ? valueOf('src') : undefined];
    if (href !== undefined) checkLink(href, line, findings, postOf);
    if (src !== undefined) checkImage(src, valueOf('alt') ?? '', line, findings);
  });
}

const LINE_END = /\r\n|\n|\r/;
