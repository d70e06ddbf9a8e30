import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A document of the repository: its path, and its text. */
export type Document = { readonly path: string; readonly text: string };

const paths = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
];

export const documents: readonly Document[] = paths.map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}));

const blocks = /^( *)```(\w*)\n([^]*?)^ *```$/gm;

/** Without blocks of code, where brackets and hashes mean something else. */
export const prose = ({ text }: Document) => text.replaceAll(blocks, '');

/** The command lines of a document: those of its blocks of `sh`, and the code within its sentences. */
export const commandLines = (document: Document): readonly string[] =>
  [
    ...[...document.text.matchAll(blocks)]
      .filter(([, , language]) => language === 'sh')
      .flatMap(([, , , code = '']) => code.replaceAll(/\\\n\s*/g, '').split('\n')),
    ...[...prose(document).matchAll(/`([^`]+)`/g)].map(([, code = '']) => code),
  ].map((line) => line.trim());
