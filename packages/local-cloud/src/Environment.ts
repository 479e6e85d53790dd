/** Ports, folders and endpoints of one copy. */
export interface Environment {
  port: number;
  /** `http://127.0.0.1:<port>`: the front door, where every service is mounted. */
  origin: string;
  /** Folder of this copy's data, `.local/<port>` by default. */
  data: string;
  /** Folder of the synthesised template that is being run. */
  assembly: string;
  region: string;
  accountId: string;
  dynamodbEndpoint: string;
  /** The emulated search engine, or a real OpenSearch. */
  searchEndpoint: string;
}
