import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Document = { readonly file: string; readonly text: string };

const files = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
];

export const documents: readonly Document[] = files.map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

const blocks = /^( *)```(\w*)\n([^]*?)^ *```$/gm;

/** Removes code blocks, because their brackets and hashes are not Markdown. */
export const prose = ({ text }: Document) => text.replaceAll(blocks, '');

export const codeBlocks = ({ text }: Document) =>
  [...text.matchAll(blocks)].map(([, , language, code = '']) => ({ language, code }));

export const commandLines = (document: Document): readonly string[] =>
  [
    ...codeBlocks(document)
      .filter(({ language }) => language === 'sh')
      .flatMap(({ code }) => code.replaceAll(/\\\n\s*/g, '').split('\n')),
    ...[...prose(document).matchAll(/`([^`]+)`/g)].map(([, code = '']) => code),
  ].map((line) => line.trim());
