import { limits, regulations } from '../regulations';
import { link } from '../section';
import { sources, regulationSource } from '../sources';
import type { Resource } from './resource';

export const environmentalCompliance: Resource = {
  name: 'Environmental Compliance',
  group: 'rules',
  summary:
    'Waste duty of care, permits, red diesel, engine stages, spills, dust and pumping, with the file to keep.',
  pictogram: 'leaf',
  description:
    'Waste duty of care, crushing permits, the red diesel ban, NRMM zones, spills, dust and dewatering for plant sites, with the file to keep.',
  heading: 'Muck, fuel, dust and water: what the site answers for',
  intro:
    'Know where each load goes and who carries it, run on unrebated fuel, keep oil and silt out of water, and keep the paper. No mandatory emission zone for plant machinery applies in the Midlands. The detail, subject by subject, follows with a file list.',
  updated: '2026-11-20',
  related: {
    services: ['grab-operators', 'compactor-operators', 'loading-shovel-operators', 'excavator-operators'],
    industries: ['waste-management', 'demolition', 'earthworks', 'quarry-operations'],
    resources: ['site-management', 'industry-standards', 'plant-maintenance'],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Five subjects and the paper each one leaves',
      caption: 'Environmental duties on sites with plant, and the record to keep',
      columns: ['Subject', 'What is asked', 'Keep on file'],
      rows: [
        ['Waste leaving site', regulations.dutyOfCare.asks, 'Transfer notes, carrier and tip checks'],
        ['Treating or placing waste', regulations.permitting.asks, 'Permit or exemption, plan of the area'],
        ['Fuel', regulations.redDiesel.asks, 'Delivery notes showing the grade'],
        ['Dust', 'Control at the source; planning conditions often add limits', 'Daily log, complaints'],
        [
          'Water',
          'Clean water only, within the regulator’s conditions; otherwise a permit',
          'Pumping plan, daily look',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Muck-away: your duty rides in the wagon',
      paragraphs: [
        'Soil that you dig and discard is waste from the moment you decide to be rid of it. The duty to manage it stays with the producer as well as the haulier, and the fine for breach has no upper limit.',
        [
          'Ask three things before the first bucket: who carries it and under what registration, where it goes, and under which permit the tip takes it. Have soil classified before you book wagons. The machine at the other end, a ',
          link('shovel', '/services/loading-shovel-operators'),
          ' or a ',
          link('landfill compactor', '/services/compactor-operators'),
          ', works under somebody’s permit too.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Crushing needs permission, even of your own hardcore',
      paragraphs: [
        'Bringing a crusher to a demolition job is a convenience for the programme and a regulated activity. The crusher normally runs under a permit. The deposit has a permit or an exemption, and exemptions have limits. Ask the supplier for the number and read the conditions.',
        [
          'Reusing clean soil on the site where it was dug can stay outside waste law, when the need is certain and written down first. Take advice at design stage; the ',
          link('earthworks', '/industries/earthworks'),
          ' team needs the answer before it sets stockpiles.',
        ],
      ],
    },
    {
      kind: 'definitions',
      heading: 'Red diesel and its cousins',
      items: [
        {
          term: 'Since when',
          text: `${limits.rebatedFuelEnd}, across construction, quarrying, demolition and waste.`,
        },
        {
          term: 'HVO',
          text: 'Rebated HVO falls under the same ban. Unrebated HVO is lawful; ask the engine maker whether it suits.',
        },
        {
          term: 'Farm machines on site',
          text: 'Entitlement follows the work done. A tractor hauling spoil for a building job is on building work.',
        },
        {
          term: 'Hired plant',
          text: 'Tanks can be dipped. Get the owner’s word on what was in there, and flush if in doubt.',
        },
      ],
    },
    {
      kind: 'callout',
      heading: 'No mandatory emission zone for plant in the Midlands',
      text: `The mandatory low emission zone for non-road machinery covers ${limits.machineryZone} only: engines of 37 to 560 kW on construction sites, Stage IV since January 2025. Birmingham’s Clean Air Zone is about road vehicles. A client or council may still write an engine stage into the contract, so read the conditions.`,
    },
    {
      kind: 'steps',
      heading: 'When oil is on the ground',
      intro: 'The first ten minutes matter more than the kit. Brief this order at induction.',
      items: [
        { term: 'Kill the source', text: 'Engine off, hose up, valve shut.' },
        {
          term: 'Guard the water',
          text: 'Drains, ditches and gullies first, with mats, booms or a spoil bund.',
        },
        { term: 'Soak', text: 'Granules and pads. Washing it away spreads it.' },
        {
          term: 'Ring',
          text: [
            'The Environment Agency’s incident line, at once if oil has reached water or is soaking in. Its number is on ',
            link('the page for reporting an incident', sources.environmentalIncident.href),
            ': put it on the spill kit.',
          ],
        },
        {
          term: 'Dig and bag',
          text: 'Stained soil is waste, possibly hazardous. Keep it apart and covered.',
        },
        { term: 'Restock', text: 'The kit is refilled the same day.' },
      ],
    },
    {
      kind: 'list',
      heading: 'Keep the dust on your side of the fence',
      items: [
        'Low drop heights from bucket to wagon',
        'Water at the breaker, the crusher and the haul road, before it flies',
        'Stockpiles below fence height, seeded if they stay',
        'Sheeted wagons, and a wheel wash that has water in it',
        'Work upwind of neighbours moved to another day',
        ['Cab filters and masks for the crew: see ', link('health and safety', '/resources/health-safety')],
      ],
    },
    {
      kind: 'prose',
      heading: 'Pumping out an excavation',
      paragraphs: [
        'Clear rainwater on clean ground is one thing. Silty, oily or concrete-grey water is another, and pumping it to a stream or a road gully is pollution.',
        'In England the Environment Agency says when clean water from an excavation may be pumped to surface water for a short time without a permit. Its conditions cover time, silt and planning, among others. Discharge to a sewer needs the water company’s consent. Larger or longer groundwater pumping may need an abstraction licence. Read the current text before you set the pump, and keep plant out of the hole while it runs.',
      ],
    },
    {
      kind: 'checklist',
      heading: 'The environmental file, ready for an inspector',
      items: [
        'Soil classification and reuse plan',
        'Carrier registrations, checked and dated',
        'Tip permits, with accepted waste types',
        'Transfer notes for every load',
        'Crusher and site permits or exemptions',
        'Fuel delivery notes and tank inspection',
        'Spill plan, kit locations, drain drawing',
        'Pumping plan and daily record',
        'Dust log and answers to complaints',
      ],
    },
    {
      kind: 'sources',
      heading: 'Regulators’ own pages',
      checked: '2026-11-20',
      items: [
        sources.wasteCode,
        sources.pollutionPrevention,
        sources.environmentalIncident,
        sources.dewatering,
        sources.londonMachinery,
        regulationSource(regulations.permitting),
        regulationSource(regulations.redDiesel),
      ],
    },
  ],
};
