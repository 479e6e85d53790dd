/**
 * The content of `/config.json`, from which the app learns the endpoints of the stack. It has the same shape
 * on this machine and on AWS.
 */
export interface Config {
  region: string;
  userPoolId: string;
  userPoolClientId: string;
  identityPoolId: string;
  graphqlEndpoint: string;
  stage: string;
  clientArea?: string;
  /** Set on stages that accept demo data. */
  takesDemoData?: true;
  sentryDsn?: string;
  analyticsId?: string;
  /** The number of the operator's notification (特定募集情報等提供事業者の届出受理番号). */
  recruitmentNotice?: string;
  local?: { userPoolEndpoint: string; identityPoolEndpoint: string; realtimeEndpoint: string };
}
