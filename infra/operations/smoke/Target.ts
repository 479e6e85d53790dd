/** The deployment that is checked, as a browser sees it. */
export interface Target {
  /** The URL of the web app, without a slash at the end. */
  site: string;
  /** The content of /config.json. */
  config: {
    region: string;
    userPoolId: string;
    userPoolClientId: string;
    identityPoolId: string;
    graphqlEndpoint: string;
    stage: string;
    /** Endpoints of the local cloud; missing in AWS. */
    local?: { userPoolEndpoint: string; identityPoolEndpoint: string };
  };
}
