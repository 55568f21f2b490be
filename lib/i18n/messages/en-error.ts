/** The messages of the error screens, in their own file, because browsers load them as script. */
export const enError = {
  title: 'Unexpected Application Error!',
  notFound: '404 Not Found',
  home: 'Go to the home page',
  detail: 'Something went wrong on this page. Try again, or go to the home page.',
  retry: 'Try again',
};

export type ErrorMessages = typeof enError;
