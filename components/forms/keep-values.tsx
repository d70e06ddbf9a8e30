import { Component, Fragment, type ReactNode, type RefObject } from 'react';
import { forgetTypedControls, readTypedControls } from '@/lib/forms/typed-controls.ts';
import { isControl } from './controls.ts';
import { copyValues } from './copy-values.ts';

type Props = { readonly form: RefObject<HTMLFormElement | null>; readonly children: ReactNode };

/** Prevents an endless loop with code that removes a field each time. */
const maxRepairs = 20;

// The count can't be in the state, because getDerivedStateFromError doesn't receive the last state.
let repairs = 0;

const controlsIn = (root: ParentNode) =>
  [...root.querySelectorAll('input, select, textarea')].filter(isControl);

/**
 * Keeps what the visitor has entered if extensions, password managers or translators change the form:
 *
 * 1. A script in the page records the controls that the visitor types in (lib/forms/typed-controls.ts). They keep their
 *    values even if they are removed before the code of the form has loaded.
 * 2. The constructor of this component records the controls in the page. If they have been changed, hydration fails, and
 *    React replaces the HTML. Once mounted, this component copies the values of the recorded controls (copy-values.ts).
 * 3. Later, React throws if it updates an element that was wrapped or moved, and the observer notices a control that was
 *    removed. In both cases, this component renders new elements and copies the values again. Parent components keep
 *    their state.
 */
export class KeepValues extends Component<Props, { readonly repairs: number }> {
  override state = { repairs };
  #controls = typeof document === 'undefined' ? [] : controlsIn(document);
  #focused = typeof document === 'undefined' ? null : document.activeElement;
  #observer: MutationObserver | undefined;

  static getDerivedStateFromError = () => ({ repairs: ++repairs });

  override componentDidMount() {
    this.#copyValues();
    const container = this.props.form.current?.parentElement;
    if (!container) return;
    container.addEventListener('focusin', this.#rememberFocus);
    this.#observer = new MutationObserver(() => {
      if (repairs < maxRepairs && !this.#isComplete(container)) this.setState({ repairs: ++repairs });
    });
    this.#observer.observe(container, { childList: true, subtree: true });
  }

  override componentDidUpdate(_: Props, last: { readonly repairs: number }) {
    if (last.repairs !== this.state.repairs) this.#copyValues();
  }

  override componentWillUnmount() {
    this.#observer?.disconnect();
  }

  #rememberFocus = ({ target }: FocusEvent) => {
    this.#focused = target instanceof Element ? target : null;
  };

  #isComplete(container: Element) {
    const form = this.props.form.current;
    return container.contains(form) && this.#controls.every((control) => control.form === form);
  }

  #copyValues() {
    const form = this.props.form.current;
    if (!form) return;
    const oldControls = [...readTypedControls().filter(isControl), ...this.#controls];
    copyValues(oldControls, form, document.activeElement === document.body ? this.#focused : null);
    forgetTypedControls();
    this.#controls = controlsIn(form);
    this.#focused = document.activeElement;
  }

  override render() {
    return <Fragment key={this.state.repairs}>{this.props.children}</Fragment>;
  }
}
