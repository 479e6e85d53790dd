import type { Call } from '../../../testing/startSearch';

/**
 * A request to the search engine whose response by a real OpenSearch is recorded under the title. Titles are
 * unique within a group of cases.
 */
export interface Case extends Call {
  title: string;
}
