/** How far a finger or mouse may move during a tap, in CSS pixels. */
const SLIP = 10;
/** How long a tap may take, in milliseconds; more is a long press. */
const LONGEST_MS = 600;

type PointInTime = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp'>;

/** Whether a press is a tap or click, and neither a drag nor a long press. */
export const isTap = (start: PointInTime, end: PointInTime): boolean =>
  Math.hypot(end.clientX - start.clientX, end.clientY - start.clientY) < SLIP &&
  end.timeStamp - start.timeStamp < LONGEST_MS;
