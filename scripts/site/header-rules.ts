/** A rule of a `_headers` file. */
export type HeaderRule = {
  /** Takes a path; says whether the rule applies to it. */
  readonly matches: (path: string) => boolean;
  readonly headers: readonly (readonly [name: string, value: string])[];
};

const escape = (pattern: string) => pattern.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Takes the text of a `_headers` file; returns its rules in order. A `*` in a pattern stands for anything. */
export const readHeaderRules = (text: string): readonly HeaderRule[] =>
  text
    .split(/\n(?=\S)/)
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const [pattern = '', ...lines] = block.split('\n');
      const expression = new RegExp(`^${escape(pattern.trim()).replaceAll('*', '.*')}$`);
      return {
        matches: (path) => expression.test(path),
        headers: lines
          .filter((line) => line.includes(':'))
          .map((line) => [line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1).trim()]),
      };
    });
