import { Tokenizer, TokenizerMode } from 'parse5';
import type { Token } from 'parse5';

/** What is done with each piece of HTML, in the order of the text. */
export interface OnHtml {
  startTag(tag: Token.TagToken): void;
  endTag?(tag: Token.TagToken): void;
  text?(words: string): void;
}

// The words of other such elements (iframe, noembed, noframes, plaintext) are read as HTML, because the sanitizer does so.
const RAW: Readonly<Record<string, Tokenizer['state']>> = {
  ...Object.fromEntries(['style', 'xmp'].map((tag) => [tag, TokenizerMode.RAWTEXT])),
  ...{ title: TokenizerMode.RCDATA, textarea: TokenizerMode.RCDATA },
  script: TokenizerMode.SCRIPT_DATA,
};

/** Reads HTML piece by piece, as browsers do. No tree is made, because its size may grow with the square of the text. */
export function readHtml(html: string, { startTag, endTag, text }: OnHtml): void {
  const words = ({ chars }: Token.CharacterToken): void => text?.(chars);
  const nothing = (): void => undefined;
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag: (tag) => {
        if (Object.hasOwn(RAW, tag.tagName)) tokenizer.state = RAW[tag.tagName] ?? tokenizer.state;
        startTag(tag);
      },
      onEndTag: (tag) => endTag?.(tag),
      onCharacter: words,
      onWhitespaceCharacter: words,
      ...{ onComment: nothing, onDoctype: nothing, onEof: nothing, onNullCharacter: nothing },
    },
  );
  tokenizer.write(html, true);
}
