// The build minifies this script and adds it to the head of each page with islands.

/** The URLs of the modules in execution order. The build replaces this name. */
declare const islandModules: string[];

const loadModules = () => {
  for (const src of islandModules.splice(0))
    document.head.append(
      Object.assign(document.createElement('script'), { type: 'module', async: false, src }),
    );
};

// Load them once the page has been loaded and painted, or at the visitor's first interaction.
addEventListener('load', () => requestAnimationFrame(() => setTimeout(loadModules)));
for (const type of ['pointerdown', 'keydown', 'focusin', 'input']) addEventListener(type, loadModules, true);

// The controls that the visitor types in before the form is hydrated (components/forms/keep-values.tsx).
const typedControls = (globalThis.siteTypedControls = new Set());
addEventListener('input', ({ target }) => typedControls.add(target as Element), true);
