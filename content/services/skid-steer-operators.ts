import { card, cardSchemes } from '../cards';
import { terms } from '../company';
import { regulations } from '../regulations';
import { link } from '../section';
import type { Service } from './service';

export const skidSteerOperators: Service = {
  machine: 'Skid Steer',
  name: 'Skid Steer Operators',
  title: 'Skid Steer Operators',
  summary:
    'Tight-site loading, stripping out, augering and sweeping with a small machine that takes many tools.',
  drawing: 'skid-steer',
  description:
    'Skid steer operators for tight sites, soft strip and landscaping. Construction and demolition use separate categories: see which one to ask for.',
  heading: 'Skid Steer Operators',
  intro:
    'A skid steer goes through a side gate or a loading door and takes a dozen tools. We introduce operators for construction, landscaping and strip-out, with the category checked and the tools they have used confirmed. You provide the machine and decide who drives it.',
  updated: '2026-11-20',
  cards: { cpcs: ['A23'], npors: ['N212'] },
  plate: {
    range: 'About 1-5 t, wheeled or tracked',
    hire: 'One to three days; weeks for strip-out',
    provide: 'Service survey, marked working space, floor limits',
  },
  related: {
    services: ['backhoe-operators', 'dumper-operators', 'excavator-operators', 'loading-shovel-operators'],
    industries: ['landscaping', 'demolition', 'residential-construction', 'road-construction'],
    locations: ['birmingham', 'halesowen', 'solihull', 'leicester'],
    resources: ['certifications', 'plant-maintenance', 'equipment-guides'],
  },
  sections: [
    {
      kind: 'list',
      heading: 'What it does where nothing larger fits',
      items: [
        'Strips out floors: loads rubble inside a building and tips it through the loading door.',
        'Loads topsoil and stone behind houses, along paths, in basements.',
        'Breaks, augers, trenches, sweeps or planes, one carrier under many tools.',
        'Clears snow, slurry, spoil and packaging in yards that were never built for plant.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Site loader or demolition carrier? Ask that first',
      paragraphs: [
        `The same small machine stands in two CPCS lists. ${card('A23')} is for the loader on general construction. ${card('D92')} is for the tool carrier in demolition, where it works under slabs and beside structures being taken down. A demolition contractor will ask for the second; a landscaper for the first, or for ${card('N212')}. Say which, and say what tool goes on the front.`,
        'Weight is no guide to the category here. Machines run from about one tonne, narrow enough for a side gate, to four or five. Tell us the width of the tightest opening, the floor loading if it goes indoors, and whether it has wheels or rubber tracks.',
      ],
    },
    {
      kind: 'table',
      heading: 'Each tool brings its own preparation',
      caption: 'Skid steer attachments, their work and what to have ready',
      columns: ['Tool', 'Work', 'Have ready'],
      rows: [
        ['Bucket or grapple', 'Loading, clearing, sorting', 'Tip height of skip or wagon'],
        ['Pallet forks', 'Slabs, turf, blocks', 'Rated load on forks'],
        ['Breaker', 'Slabs, kerbs', 'Noise hours, dust suppression'],
        ['Auger', 'Fence posts, tree pits', 'Service drawings, scanned ground'],
        ['Trencher', 'Cables, irrigation', 'Marked route, spoil side'],
        ['Planer', 'Patch repairs in asphalt', 'Depth, traffic management'],
        ['Sweeper', 'Roads and slabs', 'Water supply'],
      ],
    },
    {
      kind: 'definitions',
      heading: 'Why small does not mean harmless',
      items: [
        {
          term: 'The way in',
          text: 'The driver climbs over the front, past the lift arms. Arms down, engine off, or the arm lock on, each time. Reaching for a lever from outside the cab has crushed people.',
        },
        {
          term: 'Turning on the spot',
          text: 'It changes direction faster than a bystander can step back. Keep feet out of the working space, and stop when anyone enters.',
        },
        {
          term: 'Nose-over',
          text: 'Short wheelbase, raised load, sudden brake. Carry low, climb with the heavy end uphill.',
        },
        {
          term: 'What lies below',
          text: [
            'Augers and trenchers find cables quickly. Follow ',
            link(regulations.hsg47.short, regulations.hsg47.href),
            ': plan, locate, then dig.',
          ],
        },
        {
          term: 'Air and noise',
          text: `Indoors, diesel exhaust and concrete dust build up within minutes. ${regulations.coshh.short} calls for ventilation, water and masks that fit; a breaker brings in the ${regulations.noise.short}.`,
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Two minutes round the machine',
      items: [
        'Lap bar or belt disables drive and arms when lifted',
        'Seat switch does the same',
        'Lift arm lock present and fits',
        'Both quick-attach levers down, pins seen through',
        'Auxiliary couplings clean, caps on',
        'Wheel nuts tight, tyres matched in size',
        'Chain case and motors free of leaks',
        'Rear door shut, cooler clear of debris',
        'Rear window, side screens and camera clean',
        'Alarm, beacon and extinguisher in place',
      ],
    },
    {
      kind: 'prose',
      heading: 'What we look for, and what stays with you',
      paragraphs: [
        [
          'We put the card number through the scheme’s checker and keep a note of the date. For a logo card, ',
          link(cardSchemes.smartCheck.name, cardSchemes.smartCheck.page),
          ` shows photo, qualifications and expiry together. ${cardSchemes.cpcs.red.title} (red) means tests passed and the work qualification still to come; ${cardSchemes.cpcs.blue.title} (blue) means it is held. Either can drive. Because tools vary so much, each person also tells us which ones they have used, and a past site confirms it.`,
        ],
        [
          'On your side: induction, RAMS that name the attachment, a fenced or marked working space, and a service survey if anything breaks ground. Allow a familiarisation spell too. Two layouts are common, levers and foot pedals against joysticks, and nobody should learn a new one beside a wall. Demolition adds the written arrangements that ',
          link('demolition sites', '/industries/demolition'),
          ' must have before work starts.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Short hires are the rule',
      paragraphs: [
        'Fence lines and garden clearances take one to three days. A soft strip runs two or three weeks. Housing estates keep one on for sweeping and plot clearance through the summer. If a hire is shorter than a shift, group the small jobs and let one person work through them.',
      ],
    },
    {
      kind: 'callout',
      heading: 'Indoors, weigh the tool as well',
      text: 'A floor check done for the bare machine is wrong once a breaker and a full bucket come through the door. Give the engineer the working weight with the heaviest tool, and keep the written answer with the RAMS.',
    },
    {
      kind: 'questions',
      heading: 'Things hirers ask us',
      items: [
        {
          question: 'Does the category include compact track loaders?',
          answer:
            'Often the same people drive them. Ask your client whether the gate reads it so, and send us the model, because control and ground behaviour differ.',
        },
        {
          question: 'Is a street works card needed for planing?',
          answer: `Street works need one qualified operative on site and a qualified supervisor under ${regulations.nrswa.short}. That need not be the driver.`,
        },
        {
          question: 'Can the operator bring attachments?',
          answer: `No. You or your plant hirer provide machine and tools; we introduce the person. That is often possible within ${terms.supplyRange}, subject to availability.`,
        },
        {
          question: 'What else could do the job?',
          answer: [
            'Where there is room, a ',
            link('backhoe', '/services/backhoe-operators'),
            ' digs deeper and a ',
            link('dumper', '/services/dumper-operators'),
            ' carries further.',
          ],
        },
      ],
    },
  ],
};
