// Runs inline in form pages. defer-runtime.ts replaces SOURCES by the addresses of the page's scripts and drops these comments.
(() => {
  const sources = SOURCES;
  const interactions = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'submit'];
  const patience = 12000;
  const arrived = new Set();
  const asked = new Map();
  let attempts = 0;
  let timer;
  // The form says so itself, in words that it hides until then. Code that runs has switched the browser's checks off.
  const giveUp = (reason) => {
    const [form] = document.forms;
    if (form && !form.noValidate) form.dataset.stuck = reason;
  };
  const request = (src, retries, query = '') => {
    const script = Object.assign(document.createElement('script'), { src: src + query, async: true });
    script.addEventListener('error', () => {
      if (retries > 0) setTimeout(request, 400, src, retries - 1, `?${++attempts}`);
      else {
        giveUp('');
        // Code that a newer version of the site has replaced never comes.
        fetch(src, { method: 'HEAD', cache: 'no-store' }).then(
          ({ status }) => (status === 404 || status === 410) && giveUp('gone'),
          () => {},
        );
      }
    });
    asked.set(src, Date.now());
    document.head.append(script);
    // A new query passes by an answer that hangs in the cache. The runtime knows its parts by the address without it.
    script.setAttribute('src', src);
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, patience, '');
  };
  const fetchAhead = () => {
    const { saveData, effectiveType } = navigator.connection ?? {};
    if (saveData || /2g/.test(effectiveType)) return;
    for (const src of sources)
      fetch(src, { priority: 'low' }).then(
        (answer) => answer.blob(),
        () => {},
      );
  };
  const start = (event) => {
    // Sent for a pointer that rests on the page while it is laid out.
    if (event?.type === 'pointermove' && event.movementX === 0 && event.movementY === 0) return;
    removeEventListener('load', fetchAhead);
    for (const name of interactions) removeEventListener(name, start, true);
    // Noted for the notices, which do not listen yet.
    if (event?.key === 'F8') document.documentElement.dataset.f8 = '';
    for (const src of sources) request(src, 2);
    wait();
  };
  const startAgain = (form) => {
    const stuck = form.dataset.stuck !== undefined;
    const known = [...document.scripts]
      .filter((script) => !script.noModule)
      .map((script) => script.getAttribute('src'));
    const missing = [...new Set([...sources, ...known])].filter((src) => src && !arrived.has(src));
    // Scripts that arrived without running may have been somebody else's answer.
    for (const src of stuck && missing.length === 0 ? sources : missing) {
      if (!asked.has(src)) asked.set(src, Date.now());
      else if (stuck || Date.now() - asked.get(src) >= patience) request(src, 2, `?${++attempts}`);
    }
    if (!stuck) return;
    delete form.dataset.stuck;
    wait();
  };
  const reload = (form) => {
    const draft = {};
    for (const [name, value] of new FormData(form)) {
      if (typeof value === 'string') (draft[name] ??= []).push(value);
    }
    try {
      sessionStorage.setItem(location.pathname.slice(1), JSON.stringify(draft));
    } catch {}
    location.reload();
  };
  addEventListener('load', ({ target }) => arrived.add(target.getAttribute?.('src')), true);
  addEventListener(
    'click',
    ({ target }) => {
      const button = target.closest('form button');
      if (!button) return;
      const { form } = button;
      if (button.dataset.help === 'reload') return reload(form);
      startAgain(form);
      if (button.dataset.help === undefined) return;
      const submit = form.querySelector('[type=submit]');
      submit.focus();
      submit.click();
    },
    true,
  );
  let draft = false;
  try {
    draft = sessionStorage.getItem(location.pathname.slice(1)) !== null;
  } catch {}
  // A draft to restore, and an address that asks for a subject, need the code at once.
  if (draft || location.search) start();
  else {
    for (const name of interactions) addEventListener(name, start, true);
    addEventListener('load', fetchAhead);
  }
})();
