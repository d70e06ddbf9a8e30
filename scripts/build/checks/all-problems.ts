import { announcementProblems } from './announcement-problems';
import { colourProblems } from './colour-problems';
import { companyProblems } from './company-problems';
import { formProblems } from './form-problems';
import { folderProblems, pathProblems, publicProblems } from './path-problems';
import { redirectProblems } from './redirect-problems';
import { ticketProblems } from './ticket-problems';

/** Mistakes in content, colours and folders that the compiler can't report. Each one fails the build. */
export const allProblems = (): readonly string[] => [
  ...colourProblems(),
  ...companyProblems(),
  ...folderProblems(),
  ...pathProblems(),
  ...publicProblems(),
  ...redirectProblems(),
  ...announcementProblems(),
  ...formProblems(),
  ...ticketProblems(),
];
