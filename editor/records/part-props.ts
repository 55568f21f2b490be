import type { Action, FormState } from './actions';

/** The props of each part of the form. */
export interface PartProps {
  /** Whether only records with a consent are published. */
  needsConsent?: boolean;
  state: FormState;
  dispatch: (action: Action) => void;
}
