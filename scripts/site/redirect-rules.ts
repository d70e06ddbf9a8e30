/** The new path of each moved page, by its old path, as a `_redirects` file says. */
export const readRedirects = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const [from = '', to = ''] = line.trim().split(/\s+/);
        return [from, to];
      }),
  );
