import { points, type Point } from './svg';

/**
 * A body seen from the side, measured in heads: feet near the origin, up is negative,
 * facing right. Someone upright is seven and a half heads tall.
 */
export interface Pose {
  head: Point;
  neck: Point;
  hip: Point;
  /** Elbow and hand. */
  nearArm: readonly [Point, Point];
  farArm: readonly [Point, Point];
  /** Knee, ankle and toe. */
  nearLeg: readonly [Point, Point, Point];
  farLeg: readonly [Point, Point, Point];
  /** Half the width of shoulders and hips when the body is turned towards us. */
  breadth?: readonly [shoulders: number, hips: number];
}

function pair(text: readonly Point[], from: number): readonly [Point, Point] {
  return [joint(text, from), joint(text, from + 1)];
}

function triple(text: readonly Point[], from: number): readonly [Point, Point, Point] {
  return [joint(text, from), joint(text, from + 1), joint(text, from + 2)];
}

function joint(list: readonly Point[], index: number): Point {
  const point = list[index];
  if (point === undefined) throw new RangeError(`a pose lacks its joint ${index}`);
  return point;
}

/**
 * Writes a pose as three short lists of points.
 *
 * @param spine head, neck, hip
 * @param arms elbow and hand of the near arm, then of the far one
 * @param legs knee, ankle and toe of the near leg, then of the far one
 */
export function pose(spine: string, arms: string, legs: string, breadth?: Pose['breadth']): Pose {
  const [back, reach, stride] = [points(spine), points(arms), points(legs)];
  return {
    head: joint(back, 0),
    neck: joint(back, 1),
    hip: joint(back, 2),
    nearArm: pair(reach, 0),
    farArm: pair(reach, 2),
    nearLeg: triple(stride, 0),
    farLeg: triple(stride, 3),
    ...(breadth === undefined ? {} : { breadth }),
  };
}
