/**
 * The messages of the error screens. They are separate, because the error screens are islands and load them as script.
 */
export const errorMessages = {
  title: 'Unexpected Application Error!',
  notFound: '404 Not Found',
  home: 'Go to the home page',
  detail: 'Something went wrong on this page.',
  retry: 'Try again',
};

export type ErrorMessages = typeof errorMessages;
