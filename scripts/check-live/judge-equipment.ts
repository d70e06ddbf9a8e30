import { type Answer, type Line, statusOf } from './answer';

const namesIn = ({ status, body }: Answer): readonly unknown[] | undefined => {
  if (status !== 200) return undefined;
  try {
    const names: unknown = JSON.parse(body.toString());
    return Array.isArray(names) ? names : undefined;
  } catch {
    return undefined;
  }
};

/** Whether the database takes every machine that the form offers. It may take more. `answer` is its answer to `equipment_names`. */
export const judgeEquipment = (answer: Answer, offered: readonly string[]): Line => {
  const check = 'Machines of the form';
  const names = namesIn(answer);
  if (!names)
    return {
      check,
      found: `the database does not tell its list: ${statusOf(answer)}`,
      fix: 'Push the migrations (docs/going-live.md).',
    };
  const missing = offered.filter((name) => !names.includes(name));
  if (missing.length > 0)
    return {
      check,
      found: `the database refuses ${missing.join(', ')}`,
      fix: 'Add a migration for it (docs/adding-pages.md) and push it, before anybody ticks it.',
    };
  return { check, found: `the database takes all ${offered.length}` };
};
