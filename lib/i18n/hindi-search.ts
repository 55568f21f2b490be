/**
 * A text in Hindi as it is searched: some spell गाज़ियाबाद with a dot and गाँव with a moon, others without, and keyboards
 * write one letter in several ways. So does a nose's sound before a letter of its own: सम्भल, संभल. A text of nothing
 * but such signs stays as it is, for an empty one would be found everywhere.
 */
export const foldHindiMarks = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u093C\u200C\u200D]/g, '')
    .replace(/ँ|[ङञणनम]्(?=[क-ह]|$)/g, 'ं') || text;

/** Whether a text in Hindi has what somebody typed, as it stands or spelt in another way. */
export const includesHindi = (text: string, typed: string): boolean =>
  text.includes(typed) || foldHindiMarks(text).includes(foldHindiMarks(typed));
