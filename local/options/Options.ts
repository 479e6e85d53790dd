/** How this copy was asked to run. */
export interface Options {
  port: number;
  /** Where the front door listens: `port`, unless something else serves it and passes requests on. */
  listen: number;
  /** Folder of all copies, `.local` by default; what is fetched once lies here. */
  root: string;
  /** Folder of this copy, `<root>/<port>`: its data and what is synthesised and built for it. */
  folder: string;
  /** CDK context beside cdk.json's. */
  context: Record<string, string>;
  /** Serve the web app. */
  web: boolean;
  /** Seed with demo data. */
  demo: boolean;
  /** Keep nothing after the end. */
  memory: boolean;
  /** End once everything is there: for whoever wants the data. */
  untilReady: boolean;
  /** Instead of the engine that comes along. */
  dynamodbEndpoint: string | null;
  /** Instead of the stand-in. */
  searchEndpoint: string | null;
}
