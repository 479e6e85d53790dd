export const en = {
  notFound: 'Not found. It may have been removed or is no longer public.',
  unauthorized: 'You cannot do this.',
  conflict: 'This was changed elsewhere. Reload the page and try again.',
  invalidInput: 'Please check what you entered.',
  tooManyRequests: 'Too many attempts in a short time. Please try again a little later.',
  signedOut: 'Your session has ended. Please log in again.',
  offline: 'We could not reach the internet. Check your connection and try again.',
  unexpected: 'Something went wrong. Please try again in a while.',
};
