/** What somebody sends in order to stop the service for others. */
export interface HostileRequest {
  name: string;
  document: string;
  variables?: object;
  /** Sent by somebody signed in; by a guest unless told. */
  signedIn?: boolean;
  /** So many at once; one unless told. */
  times?: number;
}
