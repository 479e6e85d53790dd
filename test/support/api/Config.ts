/** The configuration for clients that the stack serves at `/config.json`, on this machine and on AWS. */
export interface Config {
  region: string;
  userPoolId: string;
  userPoolClientId: string;
  identityPoolId: string;
  graphqlEndpoint: string;
  stage: string;
  local?: { userPoolEndpoint: string; identityPoolEndpoint: string; realtimeEndpoint: string };
}
