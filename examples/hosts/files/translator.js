// Does what a browser's translation does: replaces each text node with two font tags and another text. Code that keeps the old text
// node then writes to a detached node.
(() => {
  const done = new WeakSet();

  const translate = (text) => {
    if (done.has(text) || text.data.trim() === '' || text.parentNode?.closest('script, style, option') !== null) return;
    const words = document.createTextNode(`${text.data}\u200a`);
    done.add(words);
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.append(words);
    outer.append(inner);
    text.parentNode.replaceChild(outer, text);
  };

  const translateAll = (root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode() !== null) found.push(texts.currentNode);
    found.forEach(translate);
  };

  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Text) translate(target);
      for (const node of addedNodes) node instanceof Text ? translate(node) : translateAll(node);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  translateAll(document.body);
  document.documentElement.classList.add('translated-ltr');
  document.querySelector('[data-host]').setAttribute('data-host', 'started');
})();
