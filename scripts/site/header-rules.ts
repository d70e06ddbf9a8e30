type HeaderRule = {
  readonly matches: (path: string) => boolean;
  readonly headers: readonly (readonly [name: string, value: string])[];
};

const escape = (pattern: string) => pattern.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The rules of a `_headers` file, in order. A `*` in a pattern matches anything. */
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
