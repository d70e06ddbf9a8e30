import type { Pictogram } from './pictogram';
import type { Section } from './section';

/** What a heading is about, and the sign beside it. The first that fits counts. */
const topics: readonly (readonly [about: RegExp, sign: Pictogram])[] = [
  [/who pays|what it costs|what hirers pay|pay nothing|take the operator on/i, 'handshake'],
  [/travel from|coverage|areas/i, 'map-pin'],
  [/how soon|how far ahead|lead time|weekend|shutdown|how quickly|slows|when can|when should you/i, 'clock'],
  [/complain/i, 'mail'],
  [/how long|hire terms|renew|keep it|single day|book first/i, 'calendar'],
  [/we check|card check|checks the right|else we look at/i, 'card-check'],
  [/what to tell|what else to tell|how to ask|when you call|questions|contact/i, 'phone'],
  [/hazard|services|overhead|danger|stop an operator|goes wrong|get wrong|something goes|liable/i, 'cone'],
  [/ticket|card|cpcs|mpqc|category|training|medical|qualified/i, 'certificate'],
  [/railway|rail works|bridge|siding|trams/i, 'bridge'],
  [/road|highway|junction|getting plant|low-loader|way in|into |M6|M1|haul/i, 'road'],
  [/mine|coal|glassworks|pit|old |tips/i, 'mine'],
  [/quarry|quarries|quarrying|gravel|sand|limestone/i, 'quarry'],
  [/ground|clay|slope|plots|under |brine|settlement|silt|excavation/i, 'earth'],
  [/\bwater|\brivers?\b|flood|dust|muck|diesel|emission|clean air|fuel|spill/i, 'leaf'],
  [/crane|lift|hook/i, 'crane-hook'],
  [/demolition|crush|power stations/i, 'wrecking'],
  [/campus|unit|in the town/i, 'building'],
  [/permission|permit|notify|required|law |legal|regulations|\brules?\b|rights|insist|manual/i, 'document'],
  [/have ready|collect|must do/i, 'clipboard'],
  [
    /who’s responsible|who does|who we|who sees|marshal|signaller|people|responsible|inspects|looks after|local|leave to you/i,
    'users',
  ],
  [/attachment|blade|bucket|grab|skip|tool|work usually|other jobs/i, 'tool'],
  [
    /\bcab\b|vibration|tiredness|get on and off|hurt|recent hours|familiarisation|new to you|drivers?\b|operator/i,
    'hard-hat',
  ],
];

const kinds: Partial<Record<Section['kind'], Pictogram>> = {
  callout: 'cone',
  table: 'clipboard',
  questions: 'phone',
  list: 'clipboard',
};

/** The sign of a section that has nothing else to look at, as drawings and lists to tick have. */
export const signOf = ({ kind, heading }: Pick<Section, 'kind' | 'heading'>): Pictogram | undefined => {
  switch (kind) {
    case 'prose':
    case 'definitions':
    case 'callout':
    case 'questions':
    case 'list':
    case 'table':
      return topics.find(([about]) => about.test(heading))?.[1] ?? kinds[kind];
    case 'sources':
      return 'book';
    case 'tickets':
    case 'panel':
    case 'machines':
    case 'checklist':
    case 'steps':
      return undefined;
    default:
      return kind satisfies never;
  }
};
