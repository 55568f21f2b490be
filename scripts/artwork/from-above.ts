import { castShadow, type Kit, type Light } from './figure';
import { capsule } from './geometry';
import type { Pose } from './pose';
import { circle, ellipse, group, place, shape, type Point } from './svg';

/** A body seen from straight above, in heads, facing right. */
export interface Stance {
  /** Elbow and hand of the left and right arm. */
  arms: readonly [readonly [Point, Point], readonly [Point, Point]];
  /** Knee and toe of the left and right leg. */
  legs: readonly [readonly [Point, Point], readonly [Point, Point]];
  /** How far the head is ahead of the hips. */
  lean?: number;
}

export const stances = {
  waiting: {
    arms: [
      [
        [0.1, -1.25],
        [0.6, -1.1],
      ],
      [
        [0.1, 1.25],
        [0.6, 1.1],
      ],
    ],
    legs: [
      [
        [0.15, -0.4],
        [0.75, -0.5],
      ],
      [
        [0.15, 0.4],
        [0.75, 0.5],
      ],
    ],
  },
  running: {
    arms: [
      [
        [-0.85, -1.15],
        [-1.25, -0.75],
      ],
      [
        [0.75, 1.2],
        [1.45, 0.75],
      ],
    ],
    legs: [
      [
        [0.95, -0.45],
        [1.35, -0.4],
      ],
      [
        [-1, 0.45],
        [-2, 0.5],
      ],
    ],
    lean: 0.35,
  },
  reaching: {
    arms: [
      [
        [0.85, -0.95],
        [1.75, -0.45],
      ],
      [
        [0.85, 0.95],
        [1.75, 0.45],
      ],
    ],
    legs: [
      [
        [0.35, -0.6],
        [0.95, -0.85],
      ],
      [
        [-0.45, 0.55],
        [-0.9, 0.8],
      ],
    ],
    lean: 0.3,
  },
  swinging: {
    arms: [
      [
        [0.55, -1.4],
        [1.2, -1.9],
      ],
      [
        [0.45, 1.3],
        [1.5, 1.55],
      ],
    ],
    legs: [
      [
        [0.75, -0.6],
        [1.35, -0.75],
      ],
      [
        [-0.75, 0.55],
        [-1.45, 0.7],
      ],
    ],
    lean: 0.25,
  },
  spread: {
    arms: [
      [
        [0.05, -1.75],
        [0.25, -2.65],
      ],
      [
        [0.05, 1.75],
        [0.25, 2.65],
      ],
    ],
    legs: [
      [
        [0.35, -0.8],
        [0.85, -1.35],
      ],
      [
        [0.35, 0.8],
        [0.85, 1.35],
      ],
    ],
    lean: 0.2,
  },
} as const satisfies Record<string, Stance>;

function limbs(stance: Stance, dress: Kit): string {
  const legs = stance.legs.map(([knee, toe], index) => {
    const hip: Point = [-0.1, index === 0 ? -0.38 : 0.38];
    return (
      shape(capsule(knee, toe, 0.27, 0.2), dress.trouser ?? dress.skin) +
      shape(capsule(toe, [toe[0] + 0.35, toe[1]], 0.2, 0.18), dress.shoe) +
      shape(capsule(hip, knee, 0.45, 0.36), dress.trouser ?? dress.bottom)
    );
  });
  return legs.join('');
}

function arms(stance: Stance, dress: Kit, chest: number): string {
  return stance.arms
    .map(([elbow, hand], index) => {
      const shoulder: Point = [chest, index === 0 ? -0.85 : 0.85];
      const bare = capsule(shoulder, elbow, 0.29, 0.22) + capsule(elbow, hand, 0.22, 0.17);
      return shape(bare, dress.sleeve ?? dress.skin) + circle(hand, 0.2, dress.skin);
    })
    .join('');
}

function body(stance: Stance, dress: Kit): string {
  const lean = stance.lean ?? 0;
  return group(
    {},
    limbs(stance, dress),
    shape(capsule([-0.1, 0], [lean, 0], 0.6, 0.5), dress.bottom),
    arms(stance, dress, lean * 0.7),
    shape(
      capsule([lean * 0.7, -0.75], [lean * 0.7, 0.75], 0.43, 0.43) +
        capsule([0, 0], [lean * 0.7, 0], 0.7, 0.6),
      dress.top,
    ),
    ellipse([lean * 1.5 + 0.12, 0], 0.52, 0.46, dress.skin),
    ellipse([lean * 1.5 + 0.02, 0], 0.5, 0.47, dress.hair),
  );
}

export interface Placed {
  at: Point;
  /** Direction faced, clockwise from three o'clock, in degrees. */
  facing: number;
  /** Pixels a head. */
  scale: number;
}

export function fromAbove(stance: Stance, dress: Kit, { at, facing, scale }: Placed): string {
  return place({ at, rotate: facing, scale }, body(stance, dress));
}

/** A person from above together with the long shadow of the same action. */
export function person(
  stance: Stance,
  pose: Pose,
  dress: Kit,
  where: Placed,
  light: Light,
): string {
  return castShadow(pose, where.at, where.scale, light) + fromAbove(stance, dress, where);
}
