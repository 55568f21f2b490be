/** The texts of the error screens, apart from the others: the screens load them as a part of their script. */
export const errorMessages = {
  title: 'Unexpected Application Error!',
  notFound: '404 Not Found',
  home: 'Go to the home page',
  detail: 'Something went wrong on this page.',
  retry: 'Try again',
};

export type ErrorTexts = typeof errorMessages;
