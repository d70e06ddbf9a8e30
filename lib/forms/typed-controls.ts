declare global {
  // A global variable needs `var`.
  // eslint-disable-next-line no-var
  var siteTypedControls: Set<EventTarget | null> | undefined;
}

/** The statement that starts to collect the controls that visitors type in, even before the code of the islands has loaded. */
export const collectTypedControlsScript =
  "globalThis.siteTypedControls=new Set;addEventListener('input',({target})=>siteTypedControls.add(target),true)";

/** Returns the controls that the visitor has typed in, the latest first. They keep their values even if they are removed. */
export const readTypedControls = (): readonly unknown[] =>
  [...(globalThis.siteTypedControls ?? [])].toReversed();

export const forgetTypedControls = (): void => globalThis.siteTypedControls?.clear();
