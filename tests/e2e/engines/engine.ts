export type Key = 'Enter' | 'Escape' | 'F8' | 'Space' | 'Tab';

/** A browser window, with the operations that every engine's driver supports. */
export type Engine = {
  readonly open: (address: string) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page. The function can only use its arguments, not variables of the test. */
  readonly evaluate: <Arguments extends readonly unknown[], Result>(
    run: (...values: Arguments) => Result,
    ...values: Arguments
  ) => Promise<Result>;
  readonly press: (key: Key) => Promise<void>;
  /** Types into the focused element. */
  readonly type: (text: string) => Promise<void>;
  readonly movePointer: (x: number, y: number) => Promise<void>;
  readonly pressPointer: () => Promise<void>;
  readonly releasePointer: () => Promise<void>;
  readonly close: () => Promise<void>;
};
