/** An AppSync API that exists only while a question is asked. */
export interface ScratchApi {
  id: string;
  region: string;
  /** The URL for GraphQL requests. */
  url: string;
  /** The URL for subscriptions. */
  realtimeUrl: string;
  /** The API key, which every request and subscription sends. */
  key: string;
}
