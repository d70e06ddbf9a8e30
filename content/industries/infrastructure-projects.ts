import { blocks } from '../blocks';
import { card } from '../cards';
import { promises } from '../promises';
import { limits, regulations } from '../regulations';
import { link } from '../section';
import { regulationSource, sources } from '../sources';
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
  intro: `We find 360, dozer and dumper drivers for rail, water, energy and flood schemes, ${promises.leadTime.text}. ${promises.rareLeadTime.text} Send us the client’s entry rules first, because meeting them can take longer than finding the driver.`,
  updated: '2026-11-21',
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
      intro: 'Don’t forget the people round the machine, because a rig with no attendant can’t start.',
      caption: 'Infrastructure work, the machine or role, and the card to ask for',
      columns: ['Work', 'Machine or role', 'Ask for'],
      look: 'pairs',
      rows: [
        ['Stations and bridges', 'Bored piling rig', `${card('A47')}, ${card('A48')} or ${card('N221')}`],
        ['River walls', 'Driven piling rig', `${card('A45')}, ${card('A46')} or ${card('N221')}`],
        ['Heavy lifts in short closures', 'Crawler crane', `${card('A02')} or ${card('N103')}`],
        ['Pipes and trench boxes', '360 lifting', `${card('A59')} endorsement C or ${card('N100')}`],
        ['Formations', 'Scraper, dozer', `${card('A24')}, ${card('A34')}`],
        ['Temporary roads', 'Motor grader', `${card('A19')} or ${card('N240')}`],
        ['Beside the rig', 'Piling rig attendant', card('N022')],
        ['On the hook', 'Slinger signaller', `${card('A40')} or ${card('N402')}`],
        ['Lorries turning off a live road', 'Traffic marshal', `${card('N403')} or ${card('N133')}`],
        ['Before every dig', 'Cable locator user', card('N304')],
      ],
    },
    {
      kind: 'definitions',
      heading: 'What infrastructure clients insist on',
      figure: 'piling-platform',
      items: [
        {
          term: 'Their own entry rules',
          text: 'A rail, water or power client may want its own medical, drugs and alcohol test or site course on top of the card. Work on the track needs rail competence as well.',
        },
        {
          term: 'Fitness',
          text: `Industry guidance recommends an assessment ${limits.fitnessCheck}, whatever the driver’s age. That’s good practice rather than law.`,
        },
        {
          term: 'A signed platform',
          text: 'The principal contractor signs the working platform certificate before a piling rig tracks on.',
        },
        {
          term: 'Overhead lines',
          text: [
            'Cable routes often cross them. HSE’s guide ',
            link(regulations.gs6.short, regulations.gs6.href),
            ' covers barriers, goalposts and height limits.',
          ],
        },
        {
          term: 'River permits',
          text: [
            'Work on or near a main river can need a ',
            link('flood risk permit', sources.floodRisk.href),
            '. Keep refuelling away from the bank.',
          ],
        },
        {
          term: 'Reporting accidents',
          text: [
            'The reporting rules (',
            link(regulations.riddor.short, regulations.riddor.href),
            ') say what goes to the regulator. If a self-employed operator is hurt on your site, whoever controls the premises reports it.',
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
        'Who reports an incident, and to which number',
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions hirers ask',
      items: [
        {
          question: 'Do we need someone trained on machine control?',
          answer:
            'Yes, if the levels come from a 3D model in the cab. Name the system when you call, because some digger drivers have only worked to pegs.',
        },
        {
          question: 'What if the card runs out mid-job?',
          answer:
            'Tell us the end date when you call, so we look for a card that covers the whole job. If the job overruns, check the expiry date again.',
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'Sources',
      checked: '2026-11-21',
      items: [sources.workingPlatforms, sources.floodRisk, regulationSource(regulations.riddor)],
    },
  ],
};
