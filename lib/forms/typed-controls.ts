declare global {
  // A global variable needs `var`.
  // eslint-disable-next-line no-var
  var typedControls: Set<EventTarget | null> | undefined;
}

/** The statement that starts to collect the controls that visitors type in, even before the code of the islands has loaded. */
export const collectTypedControls =
  "globalThis.typedControls=new Set;addEventListener('input',({target})=>typedControls.add(target),true)";

/** Returns the controls that the visitor has typed in, the latest first. They keep their values even if they are removed. */
export const typedControls = (): readonly unknown[] => [...(globalThis.typedControls ?? [])].toReversed();
