import { orList } from '../format/grammar.ts';

/**
 * The colours, validity periods and tests of operator cards, as published by the card schemes. Check the sources
 * before you change them.
 */
export const cardSchemes = {
  cpcs: {
    name: 'CPCS',
    fullName: 'Construction Plant Competence Scheme',
    runBy: 'NOCN Job Cards',
    red: { title: 'Trained Operator', years: 2 },
    blue: { title: 'Competent Operator', years: 5 },
    site: 'https://www.nocnjobcards.org',
    checker: 'https://cardchecker.nocn.org',
  },
  npors: {
    name: 'NPORS',
    fullName: 'National Plant Operators Registration Scheme',
    red: { title: 'Trained Operator', years: 2 },
    blue: { title: 'Competent Operator', years: 5 },
    /** The traditional card. It has no CSCS logo. */
    traditional: { validity: 'up to five years' },
    site: 'https://www.npors.com',
  },
  mpqc: {
    name: 'MPQC',
    fullName: 'Mineral Products Qualifications Council',
    assessed: { title: 'Assessed Operator', years: 2 },
    competent: { title: 'Competent Operator', years: 5 },
  },
  /** The card for the demolition industry. */
  ccdo: { name: 'CCDO', runBy: 'NDTG' },
  /** The lorry loader card that most hauliers have. */
  allmi: { name: 'ALLMI' },
  smartCheck: { name: 'CSCS Smart Check', url: 'https://www.cscs.uk.com/about/cscs-smart-check/' },
  /** The CITB Health, Safety and Environment test for operatives. */
  hseTest: { questions: 50, minutes: 45, pass: 45, withinYears: 2 },
} as const;

/** How long a card of CPCS or NPORS lasts: `2 years`, or `2 or 3 years` if the schemes differ. */
export const cardYears = (colour: 'red' | 'blue') => {
  const { cpcs, npors } = cardSchemes;
  return `${orList.format(new Set([String(cpcs[colour].years), String(npors[colour].years)]))} years`;
};
