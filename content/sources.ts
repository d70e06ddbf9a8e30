import type { Source } from './model/section-parts.ts';
import { regulations, type Regulation } from './regulations.ts';
import { cardSchemes } from './tickets/card-schemes.ts';

/** Sources other than `regulations`. Prefer official ones. */
export const sources = {
  mobileEquipment: {
    title: 'Mobile work equipment',
    publisher: 'Health and Safety Executive',
    href: 'https://www.hse.gov.uk/work-equipment-machinery/mobile.htm',
  },
  liftingQuestions: {
    title: 'Lifting equipment: frequently asked questions',
    publisher: 'Health and Safety Executive',
    href: 'https://www.hse.gov.uk/work-equipment-machinery/faq-lifting.htm',
  },
  excavators: {
    title: 'Excavators on construction sites',
    publisher: 'Health and Safety Executive',
    href: 'https://www.hse.gov.uk/construction/safetytopics/excavators.htm',
  },
  safetyLever: {
    title: 'Excavators: safety control lever isolation devices',
    publisher: 'Health and Safety Executive',
    href: 'https://www.hse.gov.uk/safetybulletins/excavators-safety-control-lever-isolation-devices.htm',
  },
  banksmen: {
    title: 'Banksmen and signallers',
    publisher: 'Health and Safety Executive',
    href: 'https://www.hse.gov.uk/Construction/faq-banksmen.htm',
  },
  demolition: {
    title: 'Demolition',
    publisher: 'Health and Safety Executive',
    href: 'https://www.hse.gov.uk/construction/safetytopics/demolition.htm',
  },
  induction: {
    title: 'Site rules and induction',
    publisher: 'Health and Safety Executive',
    href: 'https://www.hse.gov.uk/Construction/safetytopics/site-rules-induction.htm',
  },
  welfare: {
    title: 'Welfare on construction sites',
    publisher: 'Health and Safety Executive',
    href: 'https://www.hse.gov.uk/construction/safetytopics/welfare.htm',
  },
  wholeBodyVibration: {
    title: 'Whole-body vibration: the regulations',
    publisher: 'Health and Safety Executive',
    href: 'https://www.hse.gov.uk/vibration/wbv/regulations.htm',
  },
  streetWorks: {
    title: 'Street works qualifications in England: guidance for operatives and supervisors',
    publisher: 'GOV.UK',
    href: 'https://www.gov.uk/government/publications/street-works-qualifications-in-england/street-works-qualifications-in-england-guidance-for-operatives-and-supervisors',
  },
  wasteCode: {
    title: 'Waste duty of care code of practice',
    publisher: 'GOV.UK',
    href: regulations.dutyOfCare.href,
  },
  pollutionPrevention: {
    title: 'Pollution prevention for businesses',
    publisher: 'GOV.UK',
    href: 'https://www.gov.uk/guidance/pollution-prevention-for-businesses',
  },
  dewatering: {
    title: 'Temporary dewatering from excavations to surface water',
    publisher: 'Environment Agency',
    href: 'https://www.gov.uk/government/publications/temporary-dewatering-from-excavations-to-surface-water',
  },
  environmentalIncident: {
    title: 'Report an environmental incident',
    publisher: 'GOV.UK',
    href: 'https://www.gov.uk/report-an-environmental-incident',
  },
  floodRisk: {
    title: 'Flood risk activities: environmental permits',
    publisher: 'GOV.UK',
    href: 'https://www.gov.uk/guidance/flood-risk-activities-environmental-permits',
  },
  coalPermits: {
    title: 'Permit application',
    publisher: 'Mining Remediation Authority',
    href: 'https://permits.miningremediation.co.uk/',
  },
  workingPlatforms: {
    title: 'Working platforms',
    publisher: 'Federation of Piling Specialists',
    href: 'https://www.fps.org.uk/position-papers/working-platforms/',
  },
  londonMachinery: {
    title: 'Non-road mobile machinery',
    publisher: 'Mayor of London',
    href: 'https://www.london.gov.uk/programmes-and-strategies/environment-and-climate-change/pollution-and-air-quality/nrmm',
  },
  cpcs: {
    title: cardSchemes.cpcs.fullName,
    publisher: cardSchemes.cpcs.runBy,
    href: cardSchemes.cpcs.site,
  },
  cpcsChecker: { title: 'Card checker', publisher: 'NOCN', href: cardSchemes.cpcs.checker },
  npors: {
    title: cardSchemes.npors.fullName,
    publisher: cardSchemes.npors.name,
    href: cardSchemes.npors.site,
  },
  smartCheck: {
    title: cardSchemes.smartCheck.name,
    publisher: 'CSCS',
    href: cardSchemes.smartCheck.url,
  },
  newEmployee: {
    title: 'Tell HMRC about a new employee',
    publisher: 'GOV.UK',
    href: 'https://www.gov.uk/new-employee',
  },
  writtenTerms: {
    title: 'What must be written in an employment contract',
    publisher: 'Acas',
    href: 'https://www.acas.org.uk/what-must-be-written-in-an-employment-contract',
  },
  cisVerify: {
    title: 'What you must do as a CIS contractor: verify subcontractors',
    publisher: 'GOV.UK',
    href: 'https://www.gov.uk/what-you-must-do-as-a-cis-contractor/verify-subcontractors',
  },
  reverseCharge: {
    title: 'VAT domestic reverse charge if you buy building and construction services',
    publisher: 'HMRC',
    href: 'https://www.gov.uk/guidance/how-to-use-the-vat-reverse-charge-if-you-buy-building-and-construction-services',
  },
  cisBusinesses: {
    title: 'Who is a contractor under CIS (Construction Industry Scheme manual, CISR12055)',
    publisher: 'HMRC',
    href: 'https://www.gov.uk/hmrc-internal-manuals/construction-industry-scheme-reform/cisr12055',
  },
  cisOwnProperty: {
    title: 'Work on property used in the business (Construction Industry Scheme manual, CISR15140)',
    publisher: 'HMRC',
    href: 'https://www.gov.uk/hmrc-internal-manuals/construction-industry-scheme-reform/cisr15140',
  },
  agencyRules: {
    title: 'Agency legislation and introductory agencies (Employment Status Manual, ESM2055)',
    publisher: 'HMRC',
    href: 'https://www.gov.uk/hmrc-internal-manuals/employment-status-manual/esm2055',
  },
  grossPayment: {
    title: 'What you must do as a CIS subcontractor: gross payment status',
    publisher: 'GOV.UK',
    href: 'https://www.gov.uk/what-you-must-do-as-a-cis-subcontractor/gross-payment-status',
  },
  farmTraining: {
    title: 'Training and vocational qualifications in agriculture',
    publisher: 'Health and Safety Executive',
    href: 'https://www.hse.gov.uk/agriculture/topics/training-vocational-qualifications.htm',
  },
  siteTravel: {
    title: 'EIM32132: travel of employees at a single site',
    publisher: 'HMRC',
    href: 'https://www.gov.uk/hmrc-internal-manuals/employment-income-manual/eim32132',
  },
  waterHygiene: {
    title: 'National Water Hygiene',
    publisher: 'EUSR',
    href: 'https://www.eusr.co.uk/schemes-programmes/our-industries/water/national-water-hygiene/',
  },
  sentinel: {
    title: 'Sentinel: how to apply for a card',
    publisher: 'Network Rail',
    href: 'https://info.railsentinel.co.uk/home/faqs/apply/',
  },
  machinerySupply: {
    title: 'Supply of Machinery (Safety) Regulations 2008, schedule 2',
    publisher: 'legislation.gov.uk',
    href: 'https://www.legislation.gov.uk/uksi/2008/1597/schedule/2',
  },
  employmentAllowance: {
    title: 'Employment Allowance',
    publisher: 'GOV.UK',
    href: 'https://www.gov.uk/claim-employment-allowance',
  },
  employmentStatus: {
    title: 'Check employment status for tax',
    publisher: 'GOV.UK',
    href: 'https://www.gov.uk/guidance/check-employment-status-for-tax',
  },
  umbrella: {
    title: 'Umbrella companies: joint and several liability (Employment Status Manual, ESM2420)',
    publisher: 'HMRC',
    href: 'https://www.gov.uk/hmrc-internal-manuals/employment-status-manual/esm2420',
  },
  hireConditions: {
    title: 'CPA hire conditions',
    publisher: 'Construction Plant-hire Association',
    href: 'https://www.cpa.uk.net/legal-insurance-plant-theft/legal/cpa-hire-conditions',
  },
  rightToWork: {
    title: 'Border Security, Asylum and Immigration Act 2025, section 48',
    publisher: 'legislation.gov.uk',
    href: 'https://www.legislation.gov.uk/ukpga/2025/31/section/48',
  },
} as const satisfies Record<string, Source>;

const publishers: Readonly<Record<string, string>> = {
  'www.bsigroup.com': 'BSI',
  'www.gov.uk': 'GOV.UK',
  'www.hse.gov.uk': 'Health and Safety Executive',
  'www.legislation.gov.uk': 'legislation.gov.uk',
};

export const regulationSource = ({ name, href }: Regulation): Source => {
  const { hostname } = new URL(href);
  return { title: name, publisher: publishers[hostname] ?? hostname, href };
};
