import type { Call } from '../../../testing/startSearch';

/** A call whose answer the real engine has been asked for; titles are unique. */
export interface Case extends Call {
  title: string;
}
