/** How far a finger or mouse may move during a tap, in CSS pixels. */
const MAX_TAP_DISTANCE = 10;
/** How long a tap may take, in milliseconds; more is a long press. */
const MAX_TAP_MS = 600;

type TimedPoint = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp'>;

/** Whether a press is a tap or click, and neither a drag nor a long press. */
export const isTap = (start: TimedPoint, end: TimedPoint): boolean =>
  Math.hypot(end.clientX - start.clientX, end.clientY - start.clientY) < MAX_TAP_DISTANCE &&
  end.timeStamp - start.timeStamp < MAX_TAP_MS;

/** Whether a click is the second one of a double click, or a later one in the same place. */
export const isRepeatedClick = ({ detail }: Pick<MouseEvent, 'detail'>): boolean => detail > 1;

type ModifierKeys = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a modifier key is pressed too. Such presses are for the browser: Control+click opens a tab. */
export const isModifierPressed = ({ altKey, ctrlKey, metaKey, shiftKey }: ModifierKeys): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;
