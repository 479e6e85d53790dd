/** What `/config.json` serves, locally and deployed. */
export interface Config {
  region: string;
  userPoolId: string;
  userPoolClientId: string;
  identityPoolId: string;
  graphqlEndpoint: string;
  stage: string;
  local?: { userPoolEndpoint: string; identityPoolEndpoint: string; realtimeEndpoint: string };
}
