import type { Chaos } from '../services/dynamodb/chaos/Chaos';

/** Settings of one local cloud: ports, folders and external engines. */
export interface CloudSettings {
  /**
   * Port in the URLs of the local cloud. The front door (its HTTP server) listens there, unless `listen` is
   * set. Search and S3 listen two and three ports later, DynamoDB on an address of its own (`engineAddress`).
   */
  port: number;
  /**
   * Port on which the front door (the local cloud's HTTP server) listens if another server, such as Vite,
   * listens on `port` and forwards requests to the front door.
   */
  listen?: number;
  /** Folder in which the services of this local cloud store their data. */
  data: string;
  /** Folder of the synthesised CloudFormation template. */
  assembly: string;
  /**
   * Folder of the synthesised template of a stack that was deployed before, and whose SES identities have been verified
   * since.
   */
  earlierAssembly?: string;
  /**
   * Folder for downloaded programs. At present, the only one is the DynamoDB engine, on platforms for which
   * npm does not install it.
   */
  tools: string;
  /** URL of a DynamoDB to use in place of the bundled engine; null for the bundled engine. */
  dynamodbEndpoint: string | null;
  /** URL of a real OpenSearch to use in place of the emulated one; null for the emulated one. */
  searchEndpoint: string | null;
  /**
   * The SecureString parameters of AWS Systems Manager, by name. In a value, `{origin}` is replaced by the URL of
   * the front door.
   */
  parameters: Record<string, string>;
  /**
   * The stack output that names the function whose mails the developer page shows: invoked with `{ samples: true }`, it
   * returns an example of each.
   */
  mailSamplesOutput?: string;
  /** The same for the function that posts to Slack. */
  slackSamplesOutput?: string;
  /** What the local DynamoDB imitates of DynamoDB under load in AWS, such as throttling; null for nothing. */
  chaos: Chaos | null;
}
