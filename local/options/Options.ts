/** Options of one copy. */
export interface Options {
  port: number;
  /** Where the front door listens: `port`, unless another server listens there and passes requests on. */
  listen: number;
  /** Folder of all copies, `.local` by default; also of downloaded tools. */
  root: string;
  /** Folder of this copy, `<root>/<port>`: data, synthesised template, built web app. */
  folder: string;
  /** CDK context beside cdk.json's. */
  context: Record<string, string>;
  /** Serve the web app. */
  web: boolean;
  /** Seed with demo data. */
  demo: boolean;
  /** Keep nothing after the end. */
  memory: boolean;
  /** End once everything is ready. */
  untilReady: boolean;
  /** Another DynamoDB to use instead of the bundled engine. */
  dynamodbEndpoint: string | null;
  /** A real OpenSearch to use instead of the emulation. */
  searchEndpoint: string | null;
}
