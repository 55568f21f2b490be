/**
 * The events that islands may handle: the names of the handlers, and of the native events that React makes them of. For
 * those without any, React listens on the element itself. A lint rule keeps other handlers out of the components.
 *
 * @type {Record<string, string[]>}
 */
export const HANDLED_EVENTS = {
  onCancel: [],
  onChange: ['change', 'input'],
  onClick: ['click'],
  onClose: [],
  onFocus: ['focusin'],
  onKeyDown: ['keydown'],
  onLoad: [],
  onPointerDown: ['pointerdown'],
  onPointerEnter: ['pointerout', 'pointerover'],
  onTouchEnd: ['touchend'],
  onTouchStart: ['touchstart'],
};
