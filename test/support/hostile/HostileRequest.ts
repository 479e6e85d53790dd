/** A request with which somebody could try to keep the API so busy that other callers must wait. */
export interface HostileRequest {
  name: string;
  document: string;
  variables?: object;
  /** True if a signed-in person sends the request. By default a guest sends it. */
  signedIn?: boolean;
  /** The number of times that the request is sent at the same moment; by default once. */
  times?: number;
}
