// Live progress: the part of the page that says where it comes from is replaced by what comes from there.
for (const part of document.querySelectorAll('[data-live]')) {
  const source = new EventSource(part.dataset.live);
  source.addEventListener('message', ({ data }) => {
    const html = JSON.parse(data);
    if (part.innerHTML !== html && !part.contains(document.activeElement)) part.innerHTML = html;
    // Screen readers tell of it when it has ended, not each second.
    part.ariaBusy = String(part.querySelector('progress') !== null);
  });
}
