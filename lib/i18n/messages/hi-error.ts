import type { ErrorTexts } from './en-error';

/** The texts of the error screens in Hindi, apart from the others as the English ones are. */
export const errorMessages: ErrorTexts = {
  title: 'यह पृष्ठ नहीं खुल सका!',
  notFound: 'यह पृष्ठ नहीं मिला।',
  home: 'मुखपृष्ठ पर जाएँ',
  detail: 'इस पृष्ठ में कोई गड़बड़ी हो गई है।',
  retry: 'फिर कोशिश करें',
};
