export type Key = 'Enter' | 'Escape' | 'F8' | 'Space' | 'Tab';

export type Engine = {
  readonly open: (url: string) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** The function can use its arguments, but no variables of the test. */
  readonly evaluate: <Arguments extends readonly unknown[], Result>(
    run: (...values: Arguments) => Result,
    ...values: Arguments
  ) => Promise<Result>;
  readonly press: (key: Key) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly movePointer: (x: number, y: number) => Promise<void>;
  readonly pressPointer: () => Promise<void>;
  readonly releasePointer: () => Promise<void>;
  readonly close: () => Promise<void>;
};
