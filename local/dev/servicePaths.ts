/**
 * Paths that the front door (HTTP server) of the local cloud answers. In development, Vite forwards requests
 * for these paths, and answers all other paths itself.
 */
export const servicePaths = [
  '/_local',
  '/alerts',
  '/cloudformation',
  '/cognito-identity',
  '/cognito-idp',
  '/config.json',
  '/graphql',
  '/lambda',
  '/public',
  '/ses',
  '/sqs',
  '/ssm',
];
