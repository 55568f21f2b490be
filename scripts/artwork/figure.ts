import { add, between, capsule, polar } from './geometry';
import { colour } from './palette';
import type { Pose } from './pose';
import { element, group, place, polygon, shape, type Point } from './svg';

export interface Kit {
  skin: string;
  top: string;
  bottom: string;
  hair: string;
  shoe: string;
  /** Colour of sleeves and trousers, for those who wear them. */
  sleeve?: string;
  trouser?: string;
}

export function kit(top: string, bottom: string, more: Partial<Kit> = {}): Kit {
  return {
    skin: colour.skin,
    top,
    bottom,
    hair: colour.hair,
    shoe: colour.chalk,
    ...more,
  };
}

interface Joints {
  shoulders: readonly [near: Point, far: Point];
  hips: readonly [near: Point, far: Point];
}

function joints({ neck, hip, breadth = [0.12, 0.1] }: Pose): Joints {
  const spine = Math.atan2(hip[1] - neck[1], hip[0] - neck[0]);
  const across: Point = [-Math.sin(spine), Math.cos(spine)];
  const chest = between(neck, hip, 0.12);
  const spread = (from: Point, half: number): readonly [Point, Point] => [
    add(from, [across[0] * half, across[1] * half]),
    add(from, [-across[0] * half, -across[1] * half]),
  ];
  return { shoulders: spread(chest, breadth[0]), hips: spread(hip, breadth[1]) };
}

type Arm = Pose['nearArm'];
type Leg = Pose['nearLeg'];

function armPath(shoulder: Point, [elbow, hand]: Arm): string {
  const upper = capsule(shoulder, elbow, 0.31, 0.22);
  const fore = capsule(elbow, hand, 0.22, 0.15);
  return upper + fore + capsule(hand, add(hand, [0.05, 0.05]), 0.18, 0.17);
}

function legPath(hip: Point, [knee, ankle, toe]: Leg): string {
  return capsule(hip, knee, 0.52, 0.32) + capsule(knee, ankle, 0.32, 0.18) + footPath(ankle, toe);
}

function footPath(ankle: Point, toe: Point): string {
  return capsule(ankle, toe, 0.2, 0.13);
}

function torsoPath(pose: Pose): string {
  const { shoulders, hips } = joints(pose);
  const waist = 0.42;
  return (
    capsule(shoulders[0], hips[0], 0.46, waist) +
    capsule(shoulders[1], hips[1], 0.46, waist) +
    capsule(shoulders[0], shoulders[1], 0.44, 0.44) +
    capsule(pose.neck, pose.hip, 0.5, 0.5)
  );
}

function headPath({ head, neck }: Pose): string {
  return capsule(neck, head, 0.24, 0.24) + capsule(head, between(head, neck, 0.25), 0.5, 0.42);
}

/** The whole body as one closed outline, for shadows and figures against the sun. */
export function silhouette(pose: Pose, fill: string, opacity = 1): string {
  const { shoulders, hips } = joints(pose);
  const outline =
    armPath(shoulders[0], pose.nearArm) +
    armPath(shoulders[1], pose.farArm) +
    legPath(hips[0], pose.nearLeg) +
    legPath(hips[1], pose.farLeg) +
    torsoPath(pose) +
    headPath(pose);
  return shape(outline, fill, { opacity });
}

/** Shorts or trousers over a leg. */
function legCloth(hip: Point, [knee, ankle]: Leg, dress: Kit): string {
  if (dress.trouser === undefined) return capsule(hip, between(hip, knee, 0.62), 0.57, 0.46);
  return capsule(hip, knee, 0.58, 0.46) + capsule(knee, between(knee, ankle, 0.86), 0.46, 0.4);
}

/** A short sleeve or a long one over an arm. */
function armCloth(shoulder: Point, [elbow, hand]: Arm, dress: Kit): string {
  if (dress.sleeve === undefined) {
    return capsule(shoulder, between(shoulder, elbow, 0.3), 0.37, 0.33);
  }
  const cuff = between(elbow, hand, 0.7);
  return capsule(shoulder, elbow, 0.4, 0.36) + capsule(elbow, cuff, 0.36, 0.33);
}

function leg(hip: Point, limb: Leg, dress: Kit, shade = 0): string {
  const [bare, cloth] = [legPath(hip, limb), legCloth(hip, limb, dress)];
  return (
    shape(bare, dress.skin) +
    shape(footPath(limb[1], limb[2]), dress.shoe) +
    shape(cloth, dress.trouser ?? dress.bottom) +
    veil(bare + cloth, shade)
  );
}

function arm(shoulder: Point, limb: Arm, dress: Kit, shade = 0): string {
  const [bare, cloth] = [armPath(shoulder, limb), armCloth(shoulder, limb, dress)];
  return (
    shape(bare, dress.skin) + shape(cloth, dress.sleeve ?? dress.top) + veil(bare + cloth, shade)
  );
}

function veil(outline: string, darkness: number): string {
  return darkness === 0 ? '' : shape(outline, colour.night, { opacity: darkness });
}

function hairPath({ head, neck }: Pose): string {
  const up = Math.atan2(head[1] - neck[1], head[0] - neck[0]);
  const crown = add(head, [Math.cos(up) * 0.16, Math.sin(up) * 0.16]);
  const back = polar(crown, 0.2, (up * 180) / Math.PI - 90);
  return capsule(crown, back, 0.45, 0.47);
}

/** The body in flat colours, its far side a shade darker unless it is turned towards us. */
export function figure(pose: Pose, dress: Kit): string {
  const { shoulders, hips } = joints(pose);
  const shade = Math.abs(pose.breadth?.[0] ?? 0) > 0.4 ? 0 : 0.28;
  const farArm = arm(shoulders[1], pose.farArm, dress, shade);
  const farLeg = leg(hips[1], pose.farLeg, dress, shade);
  const shorts =
    capsule(hips[0], hips[1], 0.5, 0.5) +
    capsule(between(pose.neck, pose.hip, 0.93), pose.hip, 0.47, 0.5);
  return group(
    {},
    farArm,
    farLeg,
    shape(headPath(pose), dress.skin),
    shape(hairPath(pose), dress.hair),
    leg(hips[0], pose.nearLeg, dress),
    shape(torsoPath(pose), dress.top),
    shape(shorts, dress.trouser ?? dress.bottom),
    arm(shoulders[0], pose.nearArm, dress),
  );
}

export interface Light {
  /** Where the shadow falls, clockwise from three o'clock, in degrees. */
  toward: number;
  /** Shadow length for each unit of height. */
  length: number;
  opacity?: number;
}

/** The shadow of an upright body on ground seen from above. */
export function castShadow(
  pose: Pose,
  at: Point,
  scale: number,
  light: Light,
  mirror = false,
): string {
  const { toward, length, opacity = 0.42 } = light;
  const side = polar([0, 0], mirror ? -scale : scale, toward + 90);
  const up = polar([0, 0], -scale * length, toward);
  const matrix = [...side, ...up, ...at].map((value) => String(Math.round(value * 1000) / 1000));
  const transform = `matrix(${matrix.join(' ')})`;
  return element('g', { transform }, silhouette(pose, colour.night, opacity));
}

/** The shadow of a straight post, net or bar standing between two ground points. */
export function wallShadow(from: Point, to: Point, height: number, light: Light): string {
  const reach = polar([0, 0], height * light.length, light.toward);
  const points = [from, to, add(to, reach), add(from, reach)];
  return polygon(points, colour.night, { opacity: light.opacity ?? 0.42 });
}

/** Someone in flat colours, standing at a point of the sheet. */
export function standing(pose: Pose, dress: Kit, at: Point, scale: number, mirror = false): string {
  return place({ at, scale: [mirror ? -scale : scale, scale] }, figure(pose, dress));
}
