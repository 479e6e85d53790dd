import { OpenSearchClient } from '@aws-sdk/client-opensearch';

/**
 * The client of the OpenSearch Service API, which manages domains and their packages. All code in a Lambda
 * process shares the client.
 */
export const domains = new OpenSearchClient({});
