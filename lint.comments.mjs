const MOST_WORDS = 40;
const RIDDLE = /^(Of|Whom|Whoever|Whose)\b/;

/** Comments as people see them: consecutive lines of `//` are one. */
function commentBlocks(source) {
  const blocks = [];
  for (const comment of source.getAllComments()) {
    const last = blocks.at(-1);
    const line = source.lines[comment.loc.start.line - 1];
    const isAlone = line.slice(0, comment.loc.start.column).trim() === '';
    const follows = last?.isOpen && isAlone && last.loc.end.line + 1 === comment.loc.start.line;
    if (comment.type === 'Line' && follows) {
      last.text += ` ${comment.value}`;
      last.loc = { start: last.loc.start, end: comment.loc.end };
    } else {
      blocks.push({ text: comment.value, loc: comment.loc, isOpen: comment.type === 'Line' && isAlone });
    }
  }
  return blocks;
}

/** Comments begin with their subject, and are short enough to be read. */
export const plainComments = {
  create: (context) => ({
    Program() {
      for (const { text, loc } of commentBlocks(context.sourceCode)) {
        const words = text
          .replace(/^\s*\*+/gm, '')
          .trim()
          .split(/\s+/);
        const opening = RIDDLE.exec(words.join(' '));
        if (opening) context.report({ loc, message: `A comment begins with its subject, not with '${opening[0]}'.` });
        if (words.length > MOST_WORDS)
          context.report({ loc, message: `A comment has ${MOST_WORDS} words at most, this one ${words.length}.` });
      }
    },
  }),
};
