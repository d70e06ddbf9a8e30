type HeaderRule = {
  readonly matches: (path: string) => boolean;
  readonly headers: readonly (readonly [name: string, value: string])[];
};

/** A `*` at the end of a path pattern matches any text. */
export const readHeaderRules = (text: string): readonly HeaderRule[] =>
  text.split(/\n(?=\/)/).map((block) => {
    const [pattern = ''] = block.split('\n');
    return {
      matches: (path) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern),
      headers: [...block.matchAll(/^ +([^:]+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value]),
    };
  });
