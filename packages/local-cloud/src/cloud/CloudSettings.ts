/** How one copy of the cloud runs. */
export interface CloudSettings {
  /** Port of the front door. DynamoDB listens on the next port, search on the one after it. */
  port: number;
  /** Port where the front door listens, if another server listens on `port` and passes requests on. */
  listen?: number;
  /** Folder of this copy's data. */
  data: string;
  /** Folder of the synthesised template. */
  assembly: string;
  /** Folder for tools that are downloaded once: the DynamoDB engine of a platform that npm does not install it for. */
  tools: string;
  /** Another DynamoDB to use instead of the bundled engine. */
  dynamodbEndpoint: string | null;
  /** A real OpenSearch to use instead of the emulation. */
  searchEndpoint: string | null;
}
