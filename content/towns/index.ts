import { collection } from '../collection';
import { birmingham } from './birmingham';
import { coventry } from './coventry';
import { wolverhampton } from './wolverhampton';
import { solihull } from './solihull';
import { westBromwich } from './west-bromwich';
import { dudley } from './dudley';
import { walsall } from './walsall';
import { stourbridge } from './stourbridge';
import { halesowen } from './halesowen';
import { suttonColdfield } from './sutton-coldfield';
import { leicester } from './leicester';
import { nottingham } from './nottingham';
import { derby } from './derby';
import { stafford } from './stafford';
import { worcester } from './worcester';
import { telford } from './telford';
import { shrewsbury } from './shrewsbury';
import { tamworth } from './tamworth';
import { nuneaton } from './nuneaton';
import { rugby } from './rugby';
import { withSections } from './shared-sections';

export const towns = collection(withSections)('towns', {
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
});

export type TownEntry = (typeof towns.entries)[number];
