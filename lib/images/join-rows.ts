/**
 * Places the two rows of a drawing side by side.
 *
 * @param svg - A drawing that is 360 units wide and has two rows of equal height.
 */
export const joinRows = (svg: string, height: number) => {
  const [, attributes = '', drawing = ''] = /<svg([^>]*)>(.*)<\/svg>/s.exec(svg) ?? [];
  const row = height / 2;
  const otherAttributes = attributes.replaceAll(/ (?:viewBox|width|height)="[^"]*"/g, '');
  return `<svg${otherAttributes} viewBox="0 0 720 ${row}" width="720" height="${row}"><svg width="360" height="${row}" viewBox="0 0 360 ${row}"><g id="all">${drawing}</g></svg><svg x="360" width="360" height="${row}" viewBox="0 ${row} 360 ${row}"><use href="#all"/></svg></svg>\n`;
};
