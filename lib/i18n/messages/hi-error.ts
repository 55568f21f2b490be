import type { ErrorMessages } from './en-error';

/** The messages of the error screens in Hindi. en-error.ts says why they have their own file. */
export const hiError: ErrorMessages = {
  title: 'यह पृष्ठ नहीं खुल सका!',
  notFound: 'यह पृष्ठ नहीं मिला।',
  home: 'मुखपृष्ठ पर जाएँ',
  detail: 'इस पृष्ठ में कोई गड़बड़ी हो गई है। फिर कोशिश करें, या मुखपृष्ठ पर जाएँ।',
  retry: 'फिर कोशिश करें',
};
