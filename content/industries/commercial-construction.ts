import { blocks } from '../blocks';
import { card, weightSplits } from '../cards';
import { promises } from '../promises';
import { limits, regulations } from '../regulations';
import { link } from '../section';
import { regulationSource, sources } from '../sources';
import type { Industry } from './industry';

export const commercialConstruction: Industry = {
  name: 'Commercial Construction',
  title: 'Plant Operators for Commercial Construction',
  group: 'building',
  summary: 'Telehandler, forklift, 360, piling rig and crane operators for offices, schools and sheds.',
  pictogram: 'building',
  picture: 'crane',
  description:
    'Telehandler, forklift, digger, crane and piling rig operators for offices, schools and sheds. Tickets by package, lifting roles and what the gate asks for.',
  heading: 'Commercial Construction',
  intro: `We find telehandler, forklift and 360 drivers for commercial sites, ${promises.leadTime.text}. ${promises.rareLeadTime.text} Give us the gate rules when you call, because a big site may book inductions days ahead.`,
  updated: '2026-11-21',
  related: {
    services: ['crane-operators', 'piling-rig-operators', 'telehandler-operators', 'forklift-operators'],
    locations: ['birmingham', 'coventry', 'solihull', 'tamworth'],
    industries: ['demolition', 'residential-construction'],
    resources: ['site-management', 'project-planning'],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Which machines and tickets?',
      intro: `Book each package against your programme and confirm a week out. Piling cards split at ${weightSplits.piling} tonnes under CPCS.`,
      caption: 'Packages of a commercial build, the plant and the card to ask for',
      columns: ['Package', 'Machine', 'CPCS', 'NPORS'],
      look: 'pairs',
      rows: [
        [
          'Enabling works',
          '360, site dumper',
          `${card('A59')}, ${card('A09')}`,
          `${card('N202')}, ${card('N204')}`,
        ],
        ['Bored piling', 'Piling rig', `${card('A47')} or ${card('A48')}`, card('N221')],
        ['Driven piling', 'Piling rig', `${card('A45')} or ${card('A46')}`, card('N221')],
        ['Substructure', '360', `${card('A58')} or ${card('A59')}`, card('N202')],
        ['Frame', 'Mobile crane', card('A60'), card('N101')],
        ['Envelope and fit-out', 'Telehandler', card('A17'), card('N010')],
        ['Warehouse fit-out', 'Counterbalance forklift', card('A16'), card('N001')],
        ['Pallets on rough ground', 'Masted forklift', card('A14'), card('N009')],
        ['External works', 'Ride-on roller', card('A31'), card('N214')],
      ],
    },
    {
      kind: 'prose',
      heading: 'Do you need a crane driver or a crane company?',
      paragraphs: [
        [
          'If you’re hiring a crane for the lift, you need a crane company. On crane hire the driver comes with the crane and you plan the lift. On a contract lift the crane company plans and supervises it too. We can help if you own the crane, or have one on hire with no operator. The ',
          link('crane page', '/services/crane-operators'),
          ' explains the difference.',
        ],
      ],
    },
    {
      kind: 'list',
      heading: 'What commercial sites insist on',
      figure: 'crane-outriggers',
      items: [
        'Some main contractors only take a card with the CSCS logo, so ask before you book someone with a traditional NPORS card.',
        [
          'The principal contractor writes the construction phase plan and gives the induction, as the ',
          link(`construction regulations (${regulations.cdm.short})`, regulations.cdm.href),
          ' require.',
        ],
        `The client notifies HSE when work will take ${limits.notification}.`,
        `Every lift is planned, supervised and carried out safely under the lifting regulations (${regulations.loler.short}). That usually means an appointed person (${card('A61')}), a lift supervisor (${card('A62')}) and a slinger signaller (${card('A40')} or ${card('N402')}).`,
        'A piling rig waits at the gate until the platform certificate is signed.',
      ],
    },
    blocks.checksAndPay,
    {
      kind: 'checklist',
      heading: 'Before each package starts',
      items: [
        'Online inductions booked and passed',
        'Piling platform designed, built and certificated',
        'Outrigger loads checked against basements and drains',
        'Thorough examination reports: crane, hoist, telehandler, slings',
        'Lift plan signed, roles named for each shift',
        'Delivery slots that leave time to refuel',
        'Loading bays marked with their limits',
        'Walkways kept away from the plant route and lit',
        'Relief driver named for a busy forklift or telehandler',
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions hirers ask',
      items: [
        {
          question: 'Does a blue card holder still need familiarisation?',
          answer:
            'Yes. A blue CPCS card shows the driver holds the vocational qualification. You still show them your make and model, and record it.',
        },
        {
          question: 'Can our subcontractors share the telehandler driver?',
          answer: 'Yes, if one firm gives the instructions and the order of priority is written down.',
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'Sources',
      checked: '2026-11-21',
      items: [
        regulationSource(regulations.cdm),
        regulationSource(regulations.loler),
        sources.workingPlatforms,
      ],
    },
  ],
};
