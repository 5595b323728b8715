/**
 * Browsers that translate a page replace its texts, which React later removes or inserts before. What is gone stays gone, and what has lost
 * its neighbour comes last, because an error would end the page.
 */
export function tolerateTranslation(nodes: Node): void {
  const { removeChild, insertBefore } = nodes;
  nodes.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) removeChild.call(this, child);
    return child;
  };
  nodes.insertBefore = function <Child extends Node>(this: Node, node: Child, before: Node | null): Child {
    insertBefore.call(this, node, before?.parentNode === this ? before : null);
    return node;
  };
}
