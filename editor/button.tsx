interface ButtonProps {
  label: string;
  /** Instead of the label, for a button that shows only a sign. */
  sign?: string;
  /** The button of the next step is filled, and one that deletes is red. */
  kind?: 'next' | 'delete';
  isDisabled?: boolean;
  /** Asked first; the rest follows only after a yes. */
  question?: string;
  onPress: () => void;
}

export const Button = ({
  label,
  sign = label,
  kind,
  isDisabled,
  question,
  onPress,
}: ButtonProps) => {
  const press = () => {
    if (question === undefined || confirm(question)) onPress();
  };
  return (
    // With `disabled`, a button would lose the focus while it is pressed.
    <button
      type="button"
      className={kind}
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : press}
    >
      {sign}
    </button>
  );
};
