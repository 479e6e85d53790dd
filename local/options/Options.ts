/** Options with which one local cloud is started. Several can run at the same time on different ports. */
export interface Options {
  port: number;
  /**
   * Port on which the front door listens. It differs from `port` when another server, such as Vite, listens on `port`
   * and passes requests on.
   */
  listen: number;
  /**
   * Folder for the data of all local clouds, one subfolder per port, and for downloaded tools; `.local` by default.
   */
  root: string;
  /** Folder of this local cloud, `<root>/<port>`: its data, the synthesised template and the built web app. */
  folder: string;
  /** CDK context of this local cloud, in addition to that of cdk.json. */
  context: Record<string, string>;
  /** Whether to build and serve the web app. */
  web: boolean;
  /** Whether to fill empty tables with the demo data; otherwise they get the catalogues only. */
  demo: boolean;
  /** Whether the local cloud keeps its data in a temporary folder that is deleted at the end. */
  memory: boolean;
  /** Whether the local cloud ends as soon as everything is ready; it then only prepares the data. */
  untilReady: boolean;
  /** URL of another DynamoDB to use instead of the bundled engine; null for the bundled engine. */
  dynamodbEndpoint: string | null;
  /** URL of a real OpenSearch to use instead of the emulated one; null for the emulated one. */
  searchEndpoint: string | null;
}
