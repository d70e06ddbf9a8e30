import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { palette } from './palette';

const folder = join(process.cwd(), 'content/drawings');

/** The names of the drawings in a folder below `content/drawings`. */
export const drawingFiles = (below: string) =>
  readdirSync(join(folder, below)).filter((file) => file.endsWith('.svg'));

/** Replaces `var(--color-…)` in SVG by the colours of the site, because an image has no style sheet to look them up in. */
export const resolveColours = (svg: string, colours: Readonly<Record<string, string>> = palette) =>
  svg.replaceAll(/var\(--color-([a-z\d-]+)\)/g, (_name, token: string) => {
    const colour = colours[token];
    if (colour === undefined)
      throw new Error(`A drawing names --color-${token}, which app/globals.css does not declare.`);
    return colour;
  });

/** A drawing below `content/drawings` in the colours of the site, or in others. */
export const readDrawing = (file: string, colours = palette) =>
  resolveColours(readFileSync(join(folder, file), 'utf8'), colours);

export const svgResponse = (svg: string) =>
  new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
