import { collection } from '../model/collection.ts';
import { birmingham } from './birmingham.ts';
import { coventry } from './coventry.ts';
import { derby } from './derby.ts';
import { dudley } from './dudley.ts';
import { halesowen } from './halesowen.ts';
import { leicester } from './leicester.ts';
import { nottingham } from './nottingham.ts';
import { nuneaton } from './nuneaton.ts';
import { rugby } from './rugby.ts';
import { sectionsOf } from './shared-sections.ts';
import { shrewsbury } from './shrewsbury.ts';
import { solihull } from './solihull.ts';
import { stafford } from './stafford.ts';
import { stourbridge } from './stourbridge.ts';
import { suttonColdfield } from './sutton-coldfield.ts';
import { tamworth } from './tamworth.ts';
import { telford } from './telford.ts';
import { townSignText } from './town.ts';
import { walsall } from './walsall.ts';
import { westBromwich } from './west-bromwich.ts';
import { wolverhampton } from './wolverhampton.ts';
import { worcester } from './worcester.ts';

export const towns = collection({
  family: 'towns',
  heading: 'Towns',
  entries: {
    birmingham,
    coventry,
    wolverhampton,
    solihull,
    'west-bromwich': westBromwich,
    dudley,
    walsall,
    stourbridge,
    halesowen,
    'sutton-coldfield': suttonColdfield,
    leicester,
    nottingham,
    derby,
    stafford,
    worcester,
    telford,
    shrewsbury,
    tamworth,
    nuneaton,
    rugby,
  },
  derive: (town, slug) => ({
    title: `${townSignText.operators} ${town.name}`,
    heading: `${townSignText.operators} ${town.name}`,
    shareDrawing: { kind: 'map', town: slug },
    sections: sectionsOf(town),
  }),
});

export type TownEntry = (typeof towns.entries)[number];
