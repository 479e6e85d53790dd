/** Where this copy of the cloud lives: everything derives from the port and the data folder. */
export interface Environment {
  port: number;
  /** `http://127.0.0.1:<port>`: the front door; every service of ours is mounted below it. */
  origin: string;
  /** Folder of this copy's data, `.local/<port>` by default. */
  data: string;
  /** Folder of the synthesised template that is being run. */
  assembly: string;
  region: string;
  accountId: string;
  dynamodbEndpoint: string;
  /** The stand-in, or the real engine when OPENSEARCH_ENDPOINT is set. */
  searchEndpoint: string;
}
