/** Tolerates that a translating browser has replaced texts which React removes or inserts before, otherwise the page ends. */
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
