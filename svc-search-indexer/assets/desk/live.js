// What the desk itself sends is HTML that it has escaped; nothing else becomes HTML here.
const policy = globalThis.trustedTypes?.createPolicy('desk', { createHTML: (html) => html }) ?? {
  createHTML: (html) => html,
};

// Live progress: the part of the page that says where it comes from is replaced by what comes from there.
for (const part of document.querySelectorAll('[data-live]')) {
  const source = new EventSource(part.dataset.live);
  source.addEventListener('message', ({ data }) => {
    // As the page itself writes it: otherwise what is the same would be read out again.
    const next = document.createElement('template');
    next.innerHTML = policy.createHTML(JSON.parse(data));
    // Screen readers tell of it when it has ended, not each second.
    part.ariaBusy = String(next.content.querySelector('progress') !== null);
    if (part.innerHTML !== next.innerHTML && !part.contains(document.activeElement)) {
      part.replaceChildren(next.content);
    }
  });
}
