/** What `/config.json` serves: the same shape on this machine and deployed. */
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
