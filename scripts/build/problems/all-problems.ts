import { announcementProblems } from './announcement-problems.ts';
import { colourProblems } from './colour-problems.ts';
import { companyProblems } from './company-problems.ts';
import { figureProblems } from './figure-problems.ts';
import { formProblems } from './form-problems.ts';
import { folderProblems, pathProblems, publicProblems } from './path-problems.ts';
import { redirectProblems } from './redirect-problems.ts';
import { sheetProblems } from './sheet-problems.ts';
import { ticketProblems } from './ticket-problems.ts';

/** Mistakes in content, colours and folders that the compiler can't report. Each one fails the build. */
export const allProblems = (): readonly string[] => [
  ...colourProblems(),
  ...companyProblems(),
  ...folderProblems(),
  ...pathProblems(),
  ...publicProblems(),
  ...redirectProblems(),
  ...announcementProblems(),
  ...figureProblems(),
  ...formProblems(),
  ...sheetProblems(),
  ...ticketProblems(),
];
