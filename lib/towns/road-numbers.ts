export type RoadPiece = { readonly text: string; readonly kind: 'motorway' | 'a-road' | 'words' };

const motorway = /^(?:M\d+(?: Toll)?|A\d+\(M\))$/;
const number = /(M\d+(?: Toll)?|A\d+\(M\)|A\d+)/;

export const roadKind = (text: string): RoadPiece['kind'] => {
  if (motorway.test(text)) return 'motorway';
  return number.test(text) ? 'a-road' : 'words';
};

/** `M5 junction 2` becomes `M5` and ` junction 2`. */
export const roadPieces = (road: string): readonly RoadPiece[] =>
  road
    .split(number)
    .filter((text) => text !== '')
    .map((text) => ({ text, kind: roadKind(text) }));

export const roadNumbers = (roads: readonly string[]): readonly RoadPiece[] => {
  const numbers = roads.flatMap(roadPieces).filter(({ kind }) => kind !== 'words');
  const once = [...new Map(numbers.map((piece) => [piece.text, piece])).values()];
  return [
    ...once.filter(({ kind }) => kind === 'motorway'),
    ...once.filter(({ kind }) => kind !== 'motorway'),
  ];
};
