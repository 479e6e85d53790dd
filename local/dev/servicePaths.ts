/** The paths of the front door's services. Everything else is the web app's. */
export const servicePaths = [
  '/_local',
  '/cloudformation',
  '/cognito-identity',
  '/cognito-idp',
  '/config.json',
  '/graphql',
  '/lambda',
  '/public',
  '/s3',
  '/ses',
  '/sqs',
];
