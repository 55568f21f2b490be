export interface ButtonProps {
  label: string;
  /** Instead of the label, for a button that shows only a sign. */
  sign?: string;
  /** The button of the next step is filled, and one that deletes is red. */
  kind?: 'next' | 'delete';
  isDisabled?: boolean;
  onPress: () => void;
}

export const Button = ({ label, sign = label, kind, isDisabled, onPress }: ButtonProps) => (
  // With `disabled`, a button would lose the focus while it is pressed.
  <button
    type="button"
    className={kind}
    aria-label={label}
    aria-disabled={isDisabled}
    onClick={isDisabled ? undefined : onPress}
  >
    {sign}
  </button>
);
