/**
 * URL paths that the front door of the local cloud serves. In development, Vite serves all other paths with the web
 * app.
 */
export const servicePaths = [
  '/_local',
  '/cloudformation',
  '/cognito-identity',
  '/cognito-idp',
  '/config.json',
  '/graphql',
  '/lambda',
  '/public',
  '/ses',
  '/sqs',
];
