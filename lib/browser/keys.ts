type ModifierKeys = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a modifier key is pressed too. Such presses are for the browser: Control+click opens a tab. */
export const isModifierPressed = ({ altKey, ctrlKey, metaKey, shiftKey }: ModifierKeys): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;
