import { mulberry32 } from '@/lib/random';
import { athleticsField } from './sports/athletics-field';
import { athleticsTrack } from './sports/athletics-track';
import { badminton } from './sports/badminton';
import { basketballAbove } from './sports/basketball-above';
import { basketballLevel } from './sports/basketball-level';
import { cricketAbove } from './sports/cricket-above';
import { cricketLevel } from './sports/cricket-level';
import { footballAbove } from './sports/football-above';
import { footballLevel } from './sports/football-level';
import { gymnastics } from './sports/gymnastics';
import { karate } from './sports/karate';
import { swimmingAbove } from './sports/swimming-above';
import { swimmingLevel } from './sports/swimming-level';
import { tableTennisAbove } from './sports/table-tennis-above';
import { tableTennisLevel } from './sports/table-tennis-level';
import { volleyball } from './sports/volleyball';
import { posterSvg, type Poster } from './stage';

/** The posters in the order visitors meet them: neighbours differ in sport and in colour. */
export const posters: readonly Poster[] = [
  athleticsTrack.bend,
  swimmingAbove.lanes,
  basketballAbove.key,
  footballAbove.kickOff,
  karate.kata,
  badminton.netCord,
  gymnastics.ribbon,
  cricketLevel.crease,
  karate.belt,
  tableTennisLevel.giantPaddle,
  athleticsField.longJump,
  basketballAbove.hoopFromAbove,
  footballAbove.maidan,
  swimmingAbove.startingBlocks,
  badminton.giantShuttle,
  volleyball.atTheNet,
  cricketAbove.pitch,
  gymnastics.tumble,
  volleyball.giantBall,
  athleticsTrack.straight,
  badminton.doubles,
  swimmingAbove.butterflyStroke,
  cricketLevel.bowled,
  footballLevel.save,
  basketballAbove.tipOff,
  tableTennisLevel.bounce,
  volleyball.beach,
  athleticsTrack.hurdles,
  karate.highKick,
  footballAbove.corner,
  tableTennisAbove.rally,
  gymnastics.beam,
  basketballLevel.giantBall,
  cricketAbove.maidan,
  swimmingLevel.nightLanes,
  badminton.rackets,
  athleticsField.shotPut,
  volleyball.court,
  footballLevel.giantBall,
  karate.tatami,
  tableTennisLevel.forehandDrive,
  cricketAbove.oval,
  basketballLevel.duskCourt,
  gymnastics.bars,
  swimmingLevel.plunge,
];

export function galleryDrawing(index: number): string {
  const poster = posters[index];
  if (poster === undefined) throw new RangeError(`no poster at position ${index}`);
  return posterSvg(poster, mulberry32(2017 + index));
}
