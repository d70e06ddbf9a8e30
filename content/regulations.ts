export type Regulation = {
  /** The full name with the year or the edition. */
  readonly name: string;
  /** The short name that people use on site. */
  readonly short: string;
  /** A one-line summary of its requirements for operating plant. */
  readonly asks: string;
  /** The official page. */
  readonly href: `https://${string}`;
};

/** Periods, dates and distances from laws or guidance, in words that several pages use. */
export const limits = {
  /** CDM 2015, regulation 6: above either threshold, the client must notify HSE on form F10. */
  notification:
    'more than 30 working days and have more than 20 people working at any one time, or take more than 500 person-days',
  /** LOLER, regulation 9: how often lifting equipment must normally be thoroughly examined. */
  examination:
    'every 12 months, or every 6 for accessories and for equipment that lifts people, unless a written scheme says otherwise',
  /** HSE: the minimum clearance behind the tail of a slewing excavator. */
  tailClearance: '0.5 m',
  /**
   * Vibration at Work Regulations: the daily action value and limit value for vibration through the seat. The values
   * for hands and arms differ.
   */
  bodyVibrationAction: '0.5 m/s² A(8)',
  bodyVibrationLimit: '1.15 m/s² A(8)',
  /**
   * Control of Noise at Work Regulations: the lower and upper action values and the limit value for daily or weekly
   * exposure.
   */
  noiseLower: '80 dB(A)',
  noiseUpper: '85 dB(A)',
  noiseLimit: '87 dB(A)',
  /** The only place with a mandatory low emission zone for non-road mobile machinery. */
  machineryZone: 'Greater London',
  /** The date from which construction, quarrying and waste sites may no longer use rebated fuel. */
  rebatedFuelEnd: '1 April 2022',
  /** The Plant Safety Group's guidance on medical fitness. It is good practice but not law. */
  fitnessCheck: 'every three years',
} as const;

export const regulations = {
  hswa: {
    name: 'Health and Safety at Work etc. Act 1974',
    short: 'HSWA',
    asks: 'Employers must protect workers and others so far as is reasonably practicable. Workers must take reasonable care and co-operate.',
    href: 'https://www.legislation.gov.uk/ukpga/1974/37',
  },
  cdm: {
    name: 'Construction (Design and Management) Regulations 2015',
    short: 'CDM 2015',
    asks: 'Contractors must plan, manage and monitor the work, for agency workers as well as their own people. Whoever appoints someone must check their skills, knowledge and experience first.',
    href: 'https://www.legislation.gov.uk/uksi/2015/51',
  },
  puwer: {
    name: 'Provision and Use of Work Equipment Regulations 1998',
    short: 'PUWER',
    asks: 'Plant must be suitable, maintained and inspected, and the people who use it must be informed and trained. Where plant could roll over, it needs protection and a seat belt.',
    href: 'https://www.legislation.gov.uk/uksi/1998/2306',
  },
  loler: {
    name: 'Lifting Operations and Lifting Equipment Regulations 1998',
    short: 'LOLER',
    asks: 'Every lift must be planned by a competent person, supervised and carried out safely. Lifting equipment must be thoroughly examined.',
    href: 'https://www.legislation.gov.uk/uksi/1998/2307',
  },
  bs7121: {
    name: 'BS 7121, code of practice for safe use of cranes',
    short: 'BS 7121',
    asks: 'The code names the roles on a lift: appointed person, crane supervisor, crane operator and slinger/signaller. It’s good practice rather than law.',
    href: 'https://www.bsigroup.com/',
  },
  l117: {
    name: 'L117, Rider-operated lift trucks: approved code of practice',
    short: 'L117',
    asks: 'Training for forklifts and telehandlers comes in three stages: basic, specific to the job, and familiarisation on the site.',
    href: 'https://www.hse.gov.uk/pubns/books/l117.htm',
  },
  vibration: {
    name: 'Control of Vibration at Work Regulations 2005',
    short: 'Vibration at Work Regulations',
    asks: `For whole-body vibration, which reaches the driver through the seat, the action value is ${limits.bodyVibrationAction} and the limit is ${limits.bodyVibrationLimit}, averaged over an eight-hour day.`,
    href: 'https://www.legislation.gov.uk/uksi/2005/1093',
  },
  noise: {
    name: 'Control of Noise at Work Regulations 2005',
    short: 'Noise at Work Regulations',
    asks: `The lower action value is ${limits.noiseLower}, the upper is ${limits.noiseUpper} and the limit at the ear is ${limits.noiseLimit}, as a daily or weekly average.`,
    href: 'https://www.legislation.gov.uk/uksi/2005/1643',
  },
  coshh: {
    name: 'Control of Substances Hazardous to Health Regulations 2002',
    short: 'COSHH',
    asks: 'You have to assess and control dust, silica, diesel exhaust, fuels and contaminated ground.',
    href: 'https://www.legislation.gov.uk/uksi/2002/2677',
  },
  quarries: {
    name: 'Quarries Regulations 1999, with HSE code L118',
    short: 'Quarries Regulations',
    asks: 'The quarry operator must keep written rules, give everyone a copy and make sure they understand it. The quarry’s health and safety document covers roads, edges and vehicles.',
    href: 'https://www.legislation.gov.uk/uksi/1999/2024',
  },
  mines: {
    name: 'Mines Regulations 2014',
    short: 'Mines Regulations',
    asks: 'Mines have regulations of their own, and the Quarries Regulations don’t apply underground.',
    href: 'https://www.legislation.gov.uk/uksi/2014/3248',
  },
  dutyOfCare: {
    name: 'Environmental Protection Act 1990, section 34 (waste duty of care)',
    short: 'waste duty of care',
    asks: 'Anyone who produces, carries, keeps or treats waste must manage it safely, use authorised carriers and keep transfer notes.',
    href: 'https://www.gov.uk/government/publications/waste-duty-of-care-code-of-practice',
  },
  wasteTracking: {
    name: 'Digital waste tracking service',
    short: 'digital waste tracking',
    asks: 'Since 1 October 2026 permitted sites in England record each load they receive by the end of the second working day after they take it. Transfer notes are still needed. Carriers are due to follow in October 2027.',
    href: 'https://www.gov.uk/government/publications/digital-waste-tracking-service/digital-waste-tracking-service',
  },
  coalPermit: {
    name: 'Permits of the Mining Remediation Authority, until November 2024 the Coal Authority',
    short: 'coal permit',
    asks: 'You need a permit before any work that may meet coal, old coal workings or a shaft, and that includes trial pits, boreholes, piles and grout holes.',
    href: 'https://permits.miningremediation.co.uk/',
  },
  permitting: {
    name: 'Environmental Permitting (England and Wales) Regulations 2016',
    short: 'environmental permitting',
    asks: 'Treating, depositing or landfilling waste, and many crushing operations, need a permit or an exemption.',
    href: 'https://www.legislation.gov.uk/uksi/2016/1154',
  },
  nrswa: {
    name: 'New Roads and Street Works Act 1991',
    short: 'NRSWA',
    asks: 'Street works must have at least one qualified operative on site at all times and a qualified supervisor. Not every worker needs a card.',
    href: 'https://www.legislation.gov.uk/ukpga/1991/22',
  },
  hsg47: {
    name: 'HSG47, Avoiding danger from underground services (3rd edition, 2014)',
    short: 'HSG47',
    asks: 'Plan the work, locate and identify the buried services, then dig safely.',
    href: 'https://www.hse.gov.uk/pubns/books/hsg47.htm',
  },
  gs6: {
    name: 'GS6, Avoiding danger from overhead power lines',
    short: 'GS6',
    asks: 'Keep away from overhead lines. If you can’t, agree with the network operator to divert them, make them dead, or set up barriers, goalposts and height limits.',
    href: 'https://www.hse.gov.uk/pubns/gs6.htm',
  },
  hsg144: {
    name: 'HSG144, The safe use of vehicles on construction sites (2nd edition, 2009)',
    short: 'HSG144',
    asks: 'Plan the routes, choose and maintain the vehicles, and drive safely. Keep people and plant apart and reverse as little as possible.',
    href: 'https://www.hse.gov.uk/pubns/books/hsg144.htm',
  },
  bs6187: {
    name: 'BS 6187:2011, code of practice for full and partial demolition',
    short: 'BS 6187',
    asks: 'The code covers exclusion zones and safe working spaces around demolition. It’s good practice. CDM 2015 is the law, and it requires the arrangements in writing before work begins.',
    href: 'https://www.hse.gov.uk/construction/safetytopics/demolition.htm',
  },
  buildingAct: {
    name: 'Building Act 1984, sections 80 and 81',
    short: 'demolition notice',
    asks: 'You tell the council before you demolish, and start when it has served its own notice or six weeks have passed. Exempt are buildings of up to 1,750 cubic feet (about 50 m³), work inside a building that stays occupied, and some attached and farm buildings.',
    href: 'https://www.legislation.gov.uk/ukpga/1984/55/section/80',
  },
  redDiesel: {
    name: `Rebated fuel rules in force since ${limits.rebatedFuelEnd}`,
    short: 'red diesel rules',
    asks: 'You can’t run plant on rebated (red) diesel or rebated HVO (hydrotreated vegetable oil) for construction, quarrying or waste work. Farming, forestry and rail are among the exceptions.',
    href: 'https://www.gov.uk/government/publications/changes-to-rebated-diesel-and-biofuels-from-1-april-2022/changes-to-rebated-diesel-and-biofuels-from-1-april-2022',
  },
  agenciesAct: {
    name: 'Employment Agencies Act 1973',
    short: 'Employment Agencies Act',
    asks: 'An agency can’t charge people for finding them work. The few exceptions don’t cover construction.',
    href: 'https://www.legislation.gov.uk/ukpga/1973/35',
  },
  conduct: {
    name: 'Conduct of Employment Agencies and Employment Businesses Regulations 2003',
    short: 'Conduct Regulations',
    asks: 'Before it introduces anyone, an agency must find out who the hirer is, what the job is and what its risks are. Since 2010 it hasn’t had to check plant cards for direct hire. Where the law itself requires a qualification, such as a lorry licence, take advice.',
    href: 'https://www.legislation.gov.uk/uksi/2003/3319',
  },
  riddor: {
    name: 'Reporting of Injuries, Diseases and Dangerous Occurrences Regulations 2013',
    short: 'RIDDOR',
    asks: 'Deaths, specified injuries, listed diseases and dangerous occurrences must be reported, and so must injuries that take someone who isn’t at work to hospital for treatment. An injury that stops a worker doing their normal work for more than seven days must be reported within 15 days. For a self-employed person on someone else’s site, whoever controls the premises reports.',
    href: 'https://www.legislation.gov.uk/uksi/2013/1471',
  },
  workingTime: {
    name: 'Working Time Regulations 1998',
    short: 'Working Time Regulations',
    asks: 'Workers can’t average more than 48 hours a week unless they opt out. They get 11 hours’ rest a day, and a 20-minute break when they work more than six hours.',
    href: 'https://www.legislation.gov.uk/uksi/1998/1833',
  },
  nightWork: {
    name: 'Working Time Regulations 1998, regulations 6 and 7',
    short: 'night work limits',
    asks: 'Someone who regularly works three hours or more between 11pm and 6am can’t average more than 8 hours in 24, and can’t opt out. That’s averaged over 17 weeks, or the whole job if it’s shorter, so four 12-hour nights a week, on average, is the most. If a risk assessment shows special hazards or heavy strain, it’s 8 hours in any 24. Offer a free health assessment before the nights start, and regularly after.',
    href: 'https://www.gov.uk/night-working-hours',
  },
  seriousDanger: {
    name: 'Employment Rights Act 1996, section 44',
    short: 'right to leave danger',
    asks: 'Employees and workers are protected if they leave, or refuse to go back to, danger that they reasonably believe is serious and imminent. The genuinely self-employed are outside it.',
    href: 'https://www.legislation.gov.uk/ukpga/1996/18/section/44',
  },
  workAtHeight: {
    name: 'Work at Height Regulations 2005',
    short: 'Work at Height Regulations',
    asks: 'Falls must be prevented, and that includes falls from plant and from loads.',
    href: 'https://www.legislation.gov.uk/uksi/2005/735',
  },
} as const satisfies Record<string, Regulation>;
