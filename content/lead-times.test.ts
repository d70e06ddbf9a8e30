import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askEarlyForOne, rareMachines, type RareMachine } from './lead-times.ts';
import { promises } from './promises.ts';

const folder = 'content';

const times = /\b\d+-\d+ hours|\bwithin \d+ hours|\ba week or more\b/g;

const timesIn = (text: string) => text.match(times) ?? [];

test('no other file in content contains a lead time, so that one change reaches every page', () => {
  const others = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    // npm run confirm copies the promises to confirmed.ts.
    (file) => file.endsWith('.ts') && !/^(?:lead-times|confirmed)\b/.test(file),
  );
  const found = others.flatMap((file) =>
    timesIn(readFileSync(join(folder, file), 'utf8')).map(
      (time) => `content/${file} contains “${time}”. Use a promise or content/lead-times.ts instead.`,
    ),
  );
  expect(found).toEqual([]);
});

test('no sentence contains two lead times', () => {
  const texts = [
    ...Object.values(promises).map(({ text }) => text),
    ...(Object.keys(rareMachines) as RareMachine[]).map(askEarlyForOne),
  ];
  const sentences = texts.flatMap((text) => text.split(/(?<=\.) /));
  expect(sentences.filter((sentence) => timesIn(sentence).length > 1)).toEqual([]);
});
