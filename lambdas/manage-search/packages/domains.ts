import { OpenSearchClient } from '@aws-sdk/client-opensearch';

/** The client of the OpenSearch Service API, which manages domains; one per process. */
export const domains = new OpenSearchClient({});
