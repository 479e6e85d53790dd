/**
 * Paths that the front door (HTTP server) of the local cloud answers. In development, Vite answers all other
 * paths with the web app.
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
