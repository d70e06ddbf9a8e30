import { card, weightSplits } from '../cards';
import { regulations } from '../regulations';
import { link } from '../section';
import type { Location } from './location';

export const rugby: Location = {
  name: 'Rugby',
  group: 'warwickshire',
  area: 'Warwickshire',
  description:
    'Rail freight, cement beds and new housing near Rugby: forklift categories, digging banded limestone, and why the county matters on delivery day.',
  heading: 'Mobile Plant Operators Rugby',
  intro:
    'Much of Rugby’s work lies near motorway junctions: freight terminals, sheds, cement-making ground and a new community. We introduce forklift, dozer, telehandler and excavator operators to sites in the town and close by. Check the county first, as many drivers go wrong.',
  updated: '2026-11-20',
  roads: ['M6 junction 1', 'M1 junctions 17 and 18', 'A5', 'A14', 'A45', 'A426'],
  machines: [],
  latitude: 52.37,
  longitude: -1.26,
  related: {
    locations: ['coventry', 'nuneaton', 'leicester'],
    services: ['forklift-operators', 'dozer-operators', 'telehandler-operators', 'excavator-operators'],
    industries: ['earthworks', 'residential-construction', 'infrastructure-projects'],
    resources: ['operator-training', 'site-management'],
  },
  sections: [
    {
      kind: 'list',
      heading: 'Get the county right before the lorry leaves',
      intro: 'Rugby lies where three counties and several trunk roads meet. Drivers go astray.',
      items: [
        'DIRFT, the rail freight terminal: M1 junction 18, A5 and A428. It is in Northamptonshire, though many call it Rugby.',
        'Magna Park: near Lutterworth, in Leicestershire, off the A5.',
        'Town and north side: M6 junction 1 and the A426.',
        'South and Dunchurch: M1 junction 17, M45, A45.',
        'A14: joins the M1 and M6 at their meeting point, and brings port traffic.',
      ],
    },
    {
      kind: 'definitions',
      heading: 'Inside a rail terminal, four kinds of lift',
      items: [
        {
          term: 'Pallets',
          text: `Counterbalance trucks take ${card('A16')} or ${card('N001')}; reach trucks, ${card('A18')} or ${card('N003')}.`,
        },
        {
          term: 'Containers',
          text: 'Reach stackers and gantries have entitlements of their own and fall outside the machines we list. Ask the terminal who may drive them.',
        },
        {
          term: 'Building materials',
          text: [
            'Extensions to the sheds use ',
            link('telehandlers', '/services/telehandler-operators'),
            ' on live yards. Keep them on a fenced route.',
          ],
        },
        {
          term: 'Steel',
          text: 'Crane lifts near sidings need the terminal’s consent and a jib that cannot reach the track.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Limestone in ribbons, clay in between',
      paragraphs: [
        `Cement has been made at Rugby from the layered clay and limestone on its doorstep. Builders meet the same beds. A bucket lifts clay for half a metre, rings on a band of stone, and drops into clay once more. A ripper tooth on a 20-tonne 360 copes; a mini digger bounces. Read ${card('A59')} on the card, for anything above ${weightSplits.excavator} tonnes.`,
        [
          'Left open, the clay swells and slides. Trim a slope once, cover it the same day, and keep the ',
          link('dozer', '/services/dozer-operators'),
          ' off finished formation. From October to March, allow for days when earth cannot be moved.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'A new community where the radio masts stood',
      paragraphs: [
        [
          'Houlton takes up the old radio-station land east of the town. On a community of that size roads, schools and plots go on in parallel, and builders share a haul route. Buried earth mats, cables and mast bases are the sort of thing such a site keeps. ',
          regulations.hsg47.short,
          ' asks for a plan and a locator before a bucket. On shared routes, ask which developer gives the induction, as one seldom covers the next parcel.',
        ],
      ],
    },
    {
      kind: 'callout',
      heading: 'Site truck or warehouse truck: the floor decides',
      text: [
        `The yard’s name gives nothing away. Rough ground means ${card('A14')} or ${card('N009')}; a smooth floor means an industrial truck. See `,
        link('forklift operators', '/services/forklift-operators'),
        ' for the difference.',
      ],
    },
    {
      kind: 'questions',
      heading: 'Before you book around Rugby',
      items: [
        {
          question: 'Will you introduce people for the Northamptonshire side?',
          answer: [
            'Yes. Northamptonshire is in the East Midlands, which we cover, and DIRFT is close to the M1. Travel decides for sites deeper in, so ',
            link('send the postcode', '/contact?location=rugby'),
            '.',
          ],
        },
        {
          question: 'Is familiarisation needed if the truck is the same make?',
          answer: `Usually, yes. ${regulations.l117.short} counts it as the third stage: this truck, this load, this aisle. Write down who gave it and when.`,
        },
      ],
    },
  ],
};
