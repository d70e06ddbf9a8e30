import { Component, Fragment, type ReactNode, type RefObject } from 'react';
import { enter, readEntered } from './entered.ts';

declare global {
  // A script in the page collects these even before this code has loaded (components/islands/load-islands.ts).
  // eslint-disable-next-line no-var -- A global variable needs `var`.
  var siteTypedControls: Set<Element> | undefined;
}

type Props = { readonly form: RefObject<HTMLFormElement | null>; readonly children: ReactNode };

/** Prevents an endless loop with code that removes a field each time. */
const maxRepairs = 20;

// The count can't be in the state, because getDerivedStateFromError doesn't receive the last state.
let repairs = 0;

const controlsIn = (root: ParentNode) => [
  ...root.querySelectorAll<HTMLInputElement>('input, select, textarea'),
];

/**
 * Keeps what the visitor has entered if extensions, password managers or translators change the form. Controls keep their
 * values even if they are removed from the page, so this component remembers controls:
 *
 * 1. Those in the page before hydration, and those that the visitor typed in earlier. If the page has been changed,
 *    hydration fails, and React replaces the HTML.
 * 2. Those of the form. Later, React throws if it updates an element that was wrapped or moved, and the observer notices
 *    a control that was removed. In both cases, this component renders new elements. Parent components keep their state.
 *
 * Then it enters the values of the remembered controls into the new form.
 */
export class KeepValues extends Component<Props, { readonly repairs: number }> {
  override state = { repairs };
  #controls = typeof document === 'undefined' ? [] : controlsIn(document);
  #focusedName = typeof document === 'undefined' ? null : document.activeElement?.getAttribute('name');
  #observer: MutationObserver | undefined;

  static getDerivedStateFromError = () => ({ repairs: ++repairs });

  override componentDidMount() {
    this.#enterAgain();
    const container = this.props.form.current?.parentElement;
    if (!container) return;
    container.addEventListener('focusin', this.#rememberFocus);
    this.#observer = new MutationObserver(() => {
      if (repairs < maxRepairs && !this.#isComplete(container)) this.setState({ repairs: ++repairs });
    });
    this.#observer.observe(container, { childList: true, subtree: true });
  }

  override componentDidUpdate(_: Props, last: { readonly repairs: number }) {
    if (last.repairs !== this.state.repairs) this.#enterAgain();
  }

  override componentWillUnmount() {
    this.#observer?.disconnect();
  }

  #rememberFocus = ({ target }: FocusEvent) => {
    this.#focusedName = (target as Element).getAttribute('name');
  };

  #isComplete(container: Element) {
    const form = this.props.form.current;
    return container.contains(form) && this.#controls.every((control) => control.form === form);
  }

  #enterAgain() {
    const form = this.props.form.current;
    if (!form) return;
    const oldForm = document.createElement('form');
    const typed = [...(globalThis.siteTypedControls ?? [])];
    for (const control of [...this.#controls, ...typed] as HTMLInputElement[]) {
      if (form.contains(control) || !form.elements.namedItem(control.name || control.id)) continue;
      control.form?.remove();
      oldForm.append(control);
    }
    enter(form, readEntered(oldForm));
    if (document.activeElement === document.body)
      form.querySelector<HTMLElement>(`[name="${this.#focusedName}"]`)?.focus({ preventScroll: true });
    globalThis.siteTypedControls?.clear();
    this.#controls = controlsIn(form);
  }

  override render() {
    return <Fragment key={this.state.repairs}>{this.props.children}</Fragment>;
  }
}
