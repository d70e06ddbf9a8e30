// Runs inline in form pages. defer-runtime.ts replaces SOURCES by the addresses of the page's scripts and drops these comments.
(() => {
  const sources = SOURCES;
  const interactions = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'submit'];
  const add = (tag, attributes) =>
    document.head.append(Object.assign(document.createElement(tag), attributes));
  const fetchAhead = () => {
    for (const href of sources) add('link', { rel: 'prefetch', as: 'script', href });
  };
  const start = (event) => {
    removeEventListener('load', fetchAhead);
    for (const name of interactions) removeEventListener(name, start, true);
    // Noted for the notices, which do not listen yet.
    if (event?.key === 'F8') document.documentElement.dataset.f8 = '';
    for (const src of sources) add('script', { src, async: true });
  };
  let draft = false;
  try {
    draft = sessionStorage.length > 0;
  } catch {}
  // A draft to restore, and an address that asks for a subject, need the code at once.
  if (draft || location.search) start();
  else {
    for (const name of interactions) addEventListener(name, start, true);
    addEventListener('load', fetchAhead);
  }
})();
