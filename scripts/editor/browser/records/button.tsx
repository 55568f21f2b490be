interface ButtonProps {
  label: string;
  /** Instead of the label, for a button that shows only a sign. */
  sign?: string;
  isDisabled?: boolean;
  onPress: () => void;
}

export const Button = ({ label, sign = label, isDisabled, onPress }: ButtonProps) => (
  <button type="button" aria-label={label} disabled={isDisabled} onClick={onPress}>
    {sign}
  </button>
);

/** @example countWords(2, 'record') // '2 records' */
export const countWords = (count: number, word: string): string =>
  `${count.toLocaleString('en')} ${word}${count === 1 ? '' : 's'}`;
