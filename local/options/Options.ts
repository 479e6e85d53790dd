import type { Chaos } from '@enishi/local-cloud';

/** Options of one local cloud. Several local clouds can run at the same time, on different ports. */
export interface Options {
  port: number;
  /**
   * Port on which the front door (HTTP server) of the local cloud listens. It differs from `port` if another
   * server, such as Vite, listens on `port` and forwards requests.
   */
  listen: number;
  /**
   * Folder with the data of all local clouds (one subfolder for each port) and with downloaded tools;
   * `.local` by default.
   */
  root: string;
  /**
   * Folder of this local cloud, `<root>/<port>`. It contains its data, the synthesised template and the built
   * web app.
   */
  folder: string;
  /** CDK context of this local cloud. It is added to the context in cdk.json. */
  context: Record<string, string>;
  /** Whether to build the web app and to serve it. */
  web: boolean;
  /** Whether the scheduled jobs run at their times. Otherwise they run when the developer's page is asked to. */
  schedules: boolean;
  /** Whether empty tables are filled with the demo data. Otherwise they get only the catalogues. */
  demo: boolean;
  /** Whether the local cloud keeps its data in a temporary folder that is deleted at the end. */
  memory: boolean;
  /** Whether the local cloud ends as soon as it is ready. Such a start only prepares the data. */
  untilReady: boolean;
  /** URL of another DynamoDB to use; null to use the bundled engine. */
  dynamodbEndpoint: string | null;
  /** URL of a real OpenSearch to use; null to use the emulated one. */
  searchEndpoint: string | null;
  /**
   * The effects of load in AWS, such as conflicts and throttling, that the emulated DynamoDB imitates; null
   * for none.
   */
  chaos: Chaos | null;
}
