import type { Call } from '../../../testing/startSearch';

/**
 * A test case: a request to the search engine. The response of a real OpenSearch is recorded under the case's
 * title, which is unique within a group of cases.
 */
export interface Case extends Call {
  title: string;
}
