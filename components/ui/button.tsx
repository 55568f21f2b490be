import type { ComponentProps } from 'react';

/** Firefox would bring back after a reload whether a button was disabled, unless its `autocomplete` is off. */
const NOT_RESTORED = { autoComplete: 'off' };

export const Button = (button: ComponentProps<'button'>) => (
  <button type="button" className="push-button" {...NOT_RESTORED} {...button} />
);
