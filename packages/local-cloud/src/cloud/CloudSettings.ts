/** Settings of one local cloud: ports, folders and external engines. */
export interface CloudSettings {
  /**
   * Port in the URLs of the local cloud, where its front door usually listens. DynamoDB listens on the next port,
   * search and S3 on the two after that.
   */
  port: number;
  /**
   * Port on which the front door listens when another server, such as Vite, listens on `port` and forwards requests
   * to it.
   */
  listen?: number;
  /** Folder in which the services of this local cloud store their data. */
  data: string;
  /** Folder of the synthesised CloudFormation template. */
  assembly: string;
  /**
   * Folder of tools that are downloaded once: the DynamoDB engine, on platforms for which npm does not install it.
   */
  tools: string;
  /** URL of another DynamoDB to use instead of the bundled engine; null for the bundled engine. */
  dynamodbEndpoint: string | null;
  /** URL of a real OpenSearch to use instead of the emulated one; null for the emulated one. */
  searchEndpoint: string | null;
}
