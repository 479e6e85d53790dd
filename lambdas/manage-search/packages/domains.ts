import { OpenSearchClient } from '@aws-sdk/client-opensearch';

/** The client of the service that keeps domains, not of a domain; one per process. */
export const domains = new OpenSearchClient({});
