import { blocks } from '../blocks';
import { category } from '../categories';
import { askEarly, commitments } from '../commitments';
import { limits, regulations } from '../regulations';
import { link } from '../section';
import { sources } from '../sources';
import { ticketLines } from '../ticket-lines';
import type { Industry } from './industry';

export const infrastructureProjects: Industry = {
  name: 'Infrastructure Projects',
  title: 'Rail, Water and Energy Plant Operators',
  group: 'roads',
  summary: '360, dozer, crane and piling rig operators for rail, water, energy and flood schemes.',
  pictogram: 'bridge',
  picture: 'piling-rig',
  description:
    '360 drivers, piling rig and crane operators for rail, water, energy and flood schemes. Tickets, client entry rules, support roles and a checklist to print.',
  heading: 'Infrastructure Projects',
  intro: `Yes, we find 360, dozer and dumper drivers for rail, water, energy and flood schemes, ${commitments.leadTime.text}. Send us the client’s entry rules first, because meeting them can take longer than finding the driver.`,
  updated: '2026-11-22',
  related: {
    services: ['piling-rig-operators', 'crane-operators', 'excavator-operators', 'scraper-operators'],
    locations: ['birmingham', 'solihull', 'nottingham', 'shrewsbury', 'worcester'],
    industries: ['earthworks', 'road-construction', 'commercial-construction'],
    resources: ['certifications', 'health-safety'],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Which machines and tickets?',
      intro: `Book the people round the machine as well, because a rig with no attendant can’t start. ${askEarly('pilingRig', 'largeCrane', 'grader')}`,
      caption: 'Infrastructure work, the machine or role, and the card to ask for',
      columns: ['Work', 'Machine or role', 'Ask for'],
      look: 'pairs',
      rows: [
        ['Stations and bridges', 'Bored piling rig', ticketLines.boredPiling],
        ['River walls', 'Driven piling rig', ticketLines.drivenPiling],
        ['Heavy lifts in short closures', 'Crawler crane', `${category('A02')} or ${category('N103')}`],
        ['Trenches, pipes and trench boxes', '360', ticketLines.excavator],
        ['Formations and flood banks', 'Dozer', ticketLines.dozer],
        ['Temporary roads', 'Motor grader', ticketLines.grader],
        ['Beside the rig', 'Piling rig attendant', category('N022')],
        ['On the hook', 'Slinger signaller', `${category('A40')} or ${category('N402')}`],
        [
          'Lorries turning off a live road',
          'Vehicle marshal',
          `${category('A73')}, ${category('N403')} or ${category('N133')}`,
        ],
        [
          'Before every dig',
          'Someone trained to find services',
          `Such as ${category('N304')} or EUSR Category 1, Locate Utility Services`,
        ],
      ],
    },
    {
      kind: 'definitions',
      heading: 'What infrastructure clients insist on',
      figure: 'piling-platform',
      items: [
        {
          term: 'Their own entry rules',
          text: 'On top of the card, a rail, water or power client may ask for its own medical, drugs and alcohol test or site course. Work on the track needs rail competence too.',
        },
        {
          term: 'Fitness',
          text: `Industry guidance recommends an assessment ${limits.fitnessCheck}, whatever the driver’s age. It’s good practice and not law, so tell us what your client wants and ${commitments.passedOn.text}.`,
        },
        {
          term: 'A signed platform',
          text: [
            'The principal contractor signs the working platform certificate before a rig tracks on. As many as a third of reported piling accidents come from defective platforms, says the ',
            link(sources.workingPlatforms.publisher, sources.workingPlatforms.href),
            '.',
          ],
        },
        {
          term: 'Overhead lines',
          text: [
            'Haul routes and cable routes both cross them. HSE’s guide ',
            link(regulations.gs6.short, regulations.gs6.href),
            ' covers barriers, goalposts and height limits.',
          ],
        },
        {
          term: 'River permits',
          text: [
            'Work on or near a main river can need a ',
            link('flood risk permit', sources.floodRisk.href),
            '. Fuel up well away from the bank.',
          ],
        },
        {
          term: 'Reporting accidents',
          text: [
            'The reporting rules (',
            link(regulations.riddor.short, regulations.riddor.href),
            ') say what goes to the regulator. If a self-employed operator’s hurt, it’s up to whoever controls the site to report it.',
          ],
        },
      ],
    },
    blocks.checksAndPay,
    {
      kind: 'checklist',
      heading: 'Entry checklist to print',
      items: [
        'Client’s current entry list, sent with the enquiry',
        'Medical, testing and course dates booked',
        'Card expiry later than the end of the job',
        'Guidance system named, and who loads the files',
        'Working platform certificate signed',
        'Lift plan and appointed person named',
        'Possession or closure times and the fallback date',
        'Who rings in an incident, and on which number',
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions hirers ask',
      items: [
        {
          question: 'Do we need someone trained on machine control?',
          answer:
            'Yes, if the levels come off a 3D model in the cab. Name the system when you call, because some digger drivers have only worked to pegs.',
        },
        {
          question: 'What if the card runs out mid-job?',
          answer:
            'Ask your client if they can carry on, because it’s the site’s rule. Give us the end date when you call and we’ll look for a card that covers it.',
        },
      ],
    },
  ],
};
