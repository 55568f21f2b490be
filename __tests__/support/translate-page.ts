/** Puts each text of the page into two elements, as Chrome does when it translates a page. */
export function translatePage(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (texts.nextNode()) nodes.push(texts.currentNode);
  for (const node of nodes) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    node.parentNode?.replaceChild(outer, node);
    outer.append(inner);
    inner.append(node.textContent ?? '');
  }
}
