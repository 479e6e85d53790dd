/** A request intended to deny service to others. */
export interface HostileRequest {
  name: string;
  document: string;
  variables?: object;
  /** Sent by a signed-in person; by default by a guest. */
  signedIn?: boolean;
  /** The number of concurrent requests; by default one. */
  times?: number;
}
