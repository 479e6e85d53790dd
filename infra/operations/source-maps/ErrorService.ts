/** The project of an error service with Sentry's API, and how to reach it. */
export interface ErrorService {
  /** URL of the service, such as `https://sentry.io`. */
  url: string;
  organization: string;
  project: string;
  /** A token with the scope `project:releases`. */
  token: string;
}
