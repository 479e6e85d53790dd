/** What the services of one local cloud need to know about it: ports, folders and URLs. */
export interface Environment {
  port: number;
  /**
   * URL origin of the front door (the local cloud's HTTP server): `http://127.0.0.1:<port>`. Services are
   * mounted there, except DynamoDB, search and S3, which have ports of their own.
   */
  origin: string;
  /** Folder in which the services of this local cloud store their data, `.local/<port>` by default. */
  data: string;
  /** Folder of the synthesised CloudFormation template that is deployed. */
  assembly: string;
  region: string;
  accountId: string;
  dynamodbEndpoint: string;
  /** URL of the emulated S3. It has its own origin, different from the web app's, as in AWS. */
  filesEndpoint: string;
  /** URL of the search engine: the emulated OpenSearch, or a real one if the settings name one. */
  searchEndpoint: string;
  /** The SecureString parameters of AWS Systems Manager, by name. */
  parameters: Readonly<Record<string, string>>;
}
