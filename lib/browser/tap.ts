/** How far a finger or a mouse may slip while it taps, in CSS pixels. */
const SLIP = 10;
/** How long a tap may take, in milliseconds; what takes longer is a long press. */
const LONGEST_MS = 600;

type PointInTime = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp'>;

/** Whether a press is a tap or a click, and neither a drag nor a long press, by where and when it begins and ends. */
export const isTap = (start: PointInTime, end: PointInTime): boolean =>
  Math.hypot(end.clientX - start.clientX, end.clientY - start.clientY) < SLIP &&
  end.timeStamp - start.timeStamp < LONGEST_MS;
