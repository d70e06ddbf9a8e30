import { deferRuntime } from './defer-runtime';
import { parsePage } from './html';

const page = (head: string) => `<!DOCTYPE html><html><head>${head}</head><body><main>Words</main>
<script src="/b.js" async=""></script><script>self.__next_f.push([0])</script></body></html>`;

const formPage = page(
  '<link rel="preload" as="script" href="/b.js"><link rel="preload" as="font" href="/f.woff2"><script src="/a.js" async=""></script><script src="/old.js" nomodule=""></script>',
);

const deferred = (markup: string) => {
  const built = parsePage(markup);
  deferRuntime(built);
  return built.text.toString();
};

/** Runs a page in this document; the result reads the sources of the scripts that it has added so far. */
const open = (markup: string) => {
  const opened = new DOMParser().parseFromString(deferred(markup), 'text/html');
  document.head.innerHTML = opened.head.innerHTML;
  const loader = opened.head.querySelector('script:not([src])');
  // eslint-disable-next-line typescript/no-implied-eval -- The loader is text in the page, and text in this module.
  new Function(loader?.textContent ?? '')();
  return () =>
    [...document.head.querySelectorAll('script[src]:not([nomodule])')].map((script) =>
      script.getAttribute('src'),
    );
};

afterEach(() => {
  window.dispatchEvent(new Event('submit'));
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  delete document.documentElement.dataset.f8;
});

test('the runtime becomes something to fetch after loading, and nothing else changes', () => {
  const markup = deferred(formPage);
  expect(markup).toContain('["/a.js","/b.js"]');
  expect(markup).not.toMatch(/<script src="\/[ab]\.js"|rel="preload" as="script"/);
  expect(markup).toContain('<script src="/old.js" nomodule="">');
  expect(markup).toContain('as="font"');
  expect(markup).toContain('self.__next_f');
});

describe('fetched ahead', () => {
  const fetched = jest.fn(() => Promise.resolve(new Blob()));
  const realFetch = globalThis.fetch;

  beforeEach(() => {
    fetched.mockClear();
    globalThis.fetch = fetched as unknown as typeof fetch;
  });

  afterEach(() => {
    globalThis.fetch = realFetch;
    Reflect.deleteProperty(navigator, 'connection');
  });

  test('it is fetched once the page has loaded, and not run', () => {
    const added = open(formPage);
    expect(fetched).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    expect(fetched.mock.calls).toEqual([
      ['/a.js', { priority: 'low' }],
      ['/b.js', { priority: 'low' }],
    ]);
    expect(added()).toEqual([]);
  });

  test.each([{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }])(
    'it is not fetched ahead where the visitor has %j',
    (connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
      open(formPage);
      window.dispatchEvent(new Event('load'));
      expect(fetched).not.toHaveBeenCalled();
    },
  );
});

test.each(['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'submit'])(
  'it runs at %s, once and in order',
  (interaction) => {
    const added = open(formPage);
    expect(added()).toEqual([]);
    window.dispatchEvent(new Event(interaction));
    window.dispatchEvent(new Event(interaction));
    expect(added()).toEqual(['/a.js', '/b.js']);
  },
);

test('it does not run for a pointer that only rests on the page', () => {
  const added = open(formPage);
  const resting = Object.assign(new Event('pointermove'), { movementX: 0, movementY: 0 });
  window.dispatchEvent(resting);
  expect(added()).toEqual([]);
  window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 1, movementY: 0 }));
  expect(added()).toHaveLength(2);
});

test('it runs at once for an address that asks for something, and for a draft of its own form', () => {
  history.replaceState(null, '', '/contact?location=a-town');
  expect(open(formPage)()).toHaveLength(2);
  history.replaceState(null, '', '/contact');
  sessionStorage.setItem('operator-registration', '{}');
  expect(open(formPage)()).toEqual([]);
  history.replaceState(null, '', '/operator-registration');
  expect(open(formPage)()).toHaveLength(2);
});

test('F8 is noted for the notices', () => {
  open(formPage);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'F8' }));
  expect(document.documentElement.dataset.f8).toBe('');
});

test('a page without a runtime stops the build', () => {
  expect(() => deferred('<!DOCTYPE html><title>x</title>')).toThrow(/no runtime/);
});
