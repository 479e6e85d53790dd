export const en = {
  intermediate: 'Sign up to apply',
  intermediateText:
    'Signing up is free and takes about five minutes. You can then apply for this project right away.',
  intermediateLogin: 'Already registered? Log in',
  notFound: 'Page not found',
  notFoundText: 'The page may have moved or is no longer public.',
  searchLabel: 'Job or skill',
  serverError: 'Something went wrong',
  serverErrorText: 'We are sorry for the trouble. Please try again in a while.',
  reload: 'Try again',
  findJobs: 'Find projects',
  toTop: 'To the start page',
};
