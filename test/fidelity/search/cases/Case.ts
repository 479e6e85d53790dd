import type { Call } from '../engine';

/** A call whose answer the real engine has been asked for; titles are unique. */
export interface Case extends Call {
  title: string;
}
