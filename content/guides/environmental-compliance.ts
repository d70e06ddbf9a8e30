import { link } from '../model/text.ts';
import { limits, regulations } from '../regulations.ts';
import { regulationSource, sources } from '../sources.ts';
import type { Guide } from './guide.ts';

export const environmentalCompliance: Guide = {
  name: 'Environmental Compliance',
  group: 'on-site',
  summary: 'Muck-away, crushing permits, red diesel, spills, dust and pumping, with the papers to keep.',
  heroDrawing: { kind: 'machine', machine: 'compactor-operators' },
  thumbnail: { kind: 'guide', drawingFile: 'fuel-store' },
  description:
    'Muck-away, crushing permits, red diesel, spills, dust and pumping on sites with plant: what the rules require and the papers to keep on file.',
  question: 'What do the rules say about muck, fuel, dust and water?',
  intro:
    'Know where every load goes and who carries it, keep plant off red diesel, keep oil and silt out of water, and keep the paperwork on the list below. The Midlands have no emission zone for site machines.',
  updated: '2026-11-23',
  related: {
    machines: ['grab-operators', 'compactor-operators', 'loading-shovel-operators', 'excavator-operators'],
    sectors: ['waste-management', 'demolition', 'earthworks', 'quarry-operations'],
    guides: ['site-management', 'industry-standards', 'plant-maintenance'],
  },
  sections: [
    {
      kind: 'table',
      heading: 'What’s required, and what do you keep?',
      caption: 'Environmental duties on sites with plant, and the record to keep',
      columns: ['Subject', 'What’s required', 'Keep on file'],
      rows: [
        ['Waste leaving site', regulations.dutyOfCare.asks, 'Transfer notes, carrier and tip checks'],
        ['Waste taken in', regulations.wasteTracking.asks, 'A digital record of each load'],
        ['Treating or placing waste', regulations.permitting.asks, 'Permit or exemption, plan of the area'],
        ['Fuel', regulations.redDiesel.asks, 'Delivery notes that show the grade'],
        [
          'Dust',
          'Control it where it starts, within any limits that planning conditions add.',
          'Daily log, complaints',
        ],
        [
          'Water',
          'Pump clean water only, within the regulator’s conditions, or get a permit.',
          'Pumping plan, daily check',
        ],
      ],
    },
    {
      kind: 'checklist',
      heading: 'Environmental file: checklist',
      items: [
        'Soil classification and reuse plan',
        'Carrier registrations, checked and dated',
        'Tip permits, with the waste types they accept',
        'Transfer notes for every load',
        'Crusher and site permits or exemptions',
        'Fuel delivery notes and tank inspections',
        'Spill plan, kit locations, drain drawing',
        'Pumping plan and daily record',
        'Dust log and replies to complaints',
      ],
    },
    {
      kind: 'prose',
      heading: 'Who’s responsible for muck-away?',
      paragraphs: [
        'You are, and so is the haulier. Soil is waste once you’ve decided to get rid of it, and you answer for where it ends up, with no upper limit on the fine.',
        [
          'Before the first bucket, ask who carries it, under which registration, where it’s going and which permit the tip has, and get the soil classified before you book wagons. At the other end, the ',
          link('shovel', '/services/loading-shovel-operators'),
          ' or ',
          link('landfill compactor', '/services/compactor-operators'),
          ' works under a permit too.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Do you need permission to crush your own hardcore?',
      paragraphs: [
        'Usually, yes. The crusher normally runs under a permit, and what you do with the material needs a permit or an exemption too. Ask the crusher firm for the number and read the conditions.',
        [
          'Clean soil that you reuse where you dug it can stay outside waste law, as long as the use is certain and it’s written down first. Take advice at the design stage, because the ',
          link('earthworks', '/industries/earthworks'),
          ' gang needs to know before it sets out stockpiles.',
        ],
      ],
    },
    {
      kind: 'questions',
      heading: 'Can you use red diesel?',
      jump: 'Red diesel',
      items: [
        {
          question: 'Can a digger or a dumper run on it?',
          answer: `No, not since ${limits.rebatedFuelEnd}, for construction, quarrying, demolition and waste. Rebated HVO is banned too, but full-duty HVO is allowed if the engine maker says it’s suitable.`,
        },
        {
          question: 'Can we use a farmer’s tractor?',
          answer: [
            'Yes, but not on red, because the fuel rule goes by the work and a tractor that hauls spoil for a building job needs white. Some ',
            link('landscaping', '/industries/landscaping'),
            ' work is still allowed red.',
          ],
        },
        {
          question: 'What if a hired machine arrives with red in it?',
          answer:
            'Flush it, because tanks can be dipped, and get the owner to tell you in writing what was in there.',
        },
      ],
    },
    {
      kind: 'callout',
      heading: 'Is there an emission zone for site machines?',
      text: `Not in the Midlands. The mandatory zone covers ${limits.machineryZone} only, and Birmingham’s Clean Air Zone is for road vehicles. Your client or council can still write an engine stage into the contract.`,
    },
    {
      kind: 'steps',
      heading: 'What to do if you spill oil or fuel',
      jump: 'After a spill',
      intro: 'Print these for the fuel store and go through them at induction.',
      items: [
        { title: 'Stop the source', text: 'Turn the engine off, lift the hose and shut the valve.' },
        {
          title: 'Protect the water',
          text: 'Block drains, ditches and gullies first, with mats, booms or a bund of spoil.',
        },
        { title: 'Soak it up', text: 'Use granules and pads, because washing it away only spreads it.' },
        {
          title: 'Ring the Environment Agency',
          text: [
            'Ring the incident line straight away if oil’s reached water or is soaking in, and write the number on the spill kit before you need it. It’s on ',
            link('the reporting page', sources.environmentalIncident.href),
            '.',
          ],
        },
        {
          title: 'Dig it out',
          text: 'Stained soil is waste and may be hazardous. Keep it apart and covered.',
        },
        { title: 'Restock', text: 'Refill the spill kit the same day.' },
      ],
    },
    {
      kind: 'list',
      heading: 'How do you keep dust on your side of the fence?',
      items: [
        'Keep the drop from bucket to wagon low.',
        'Water the breaker, the crusher and the haul road before the dust flies.',
        'Keep stockpiles below fence height, and seed them if they’re staying.',
        'Sheet the wagons and keep water in the wheel wash.',
        'Leave dusty work for another day if the wind’s towards the neighbours.',
        [
          'Look after cab filters and masks, as in ',
          link('health and safety', '/resources/health-safety'),
          '.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Can you pump out an excavation?',
      paragraphs: [
        'Yes, if the water’s clean and you follow the conditions. If it’s silty, oily or grey with concrete, pumping it to a stream or a road gully is pollution.',
        'The Environment Agency’s page, below, says when you can pump clean water to a stream for a short time without a permit. A sewer needs the water company’s consent, and a longer or bigger job may need an abstraction licence.',
      ],
    },
    {
      kind: 'sources',
      heading: 'The regulators’ own pages',
      checked: '2026-11-20',
      items: [
        sources.wasteCode,
        sources.pollutionPrevention,
        sources.environmentalIncident,
        sources.dewatering,
        sources.londonMachinery,
        regulationSource(regulations.wasteTracking),
        regulationSource(regulations.permitting),
        regulationSource(regulations.redDiesel),
      ],
    },
  ],
};
