import { existsSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { auditSite, factsOf, linksInto } from './audit-site/audit';
import { ExpectedError, reportFailure } from './expected-error';
import { projectPaths } from './project-paths';
import { readPages } from './site/read-pages';
import { formatTable } from './submissions/format-table';

// `npm run audit:site`: every page of the built site at a glance, then what to improve. Exit code 1 while anything must.
const audit = () => {
  if (!existsSync(projectPaths.site)) throw new ExpectedError('Nothing is built. Run npm run build first.');
  const { window } = new JSDOM();
  const pages = readPages(projectPaths.site, new window.DOMParser()).map(factsOf);
  const linksIn = linksInto(pages);
  const heading = ['page', 'title', 'descr.', 'words', 'in', 'out', 'no alt', 'structured data'];
  const rows = pages.map(({ path, title, description, words, linksTo, imagesWithoutAlt, schemaTypes }) => {
    const numbers = [title.length, description.length, words, linksIn.get(path) ?? 0, linksTo.length];
    return [path, ...numbers.map(String), String(imagesWithoutAlt.length), schemaTypes.join(' ')];
  });
  const { findings, notices } = auditSite(pages);
  console.log(formatTable([heading, ...rows], 120));
  console.log(['', ...notices.map((notice) => `Notice: ${notice}`), ...findings].join('\n'));
  console.log(`${pages.length} pages, ${findings.length} findings, ${notices.length} notices.`);
  if (findings.length > 0) process.exitCode = 1;
};

try {
  audit();
} catch (error) {
  reportFailure(error);
}
