import type { Call } from '../../../testing/startSearch';

/** A request whose response by a real OpenSearch has been recorded. Titles are unique within a group. */
export interface Case extends Call {
  title: string;
}
