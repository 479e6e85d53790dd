/** An error in the browser of somebody who uses the web app. */
export interface FieldError {
  error: unknown;
  /** What the app was doing, such as the name of an operation; missing if nothing caught the error. */
  during?: string;
}
