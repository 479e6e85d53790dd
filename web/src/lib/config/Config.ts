/** The content of `/config.json`: the same shape on the local stack and deployed. */
export interface Config {
  region: string;
  userPoolId: string;
  userPoolClientId: string;
  identityPoolId: string;
  graphqlEndpoint: string;
  stage: string;
  clientArea?: string;
  sentryDsn?: string;
  analyticsId?: string;
  local?: { userPoolEndpoint: string; identityPoolEndpoint: string; realtimeEndpoint: string };
}
