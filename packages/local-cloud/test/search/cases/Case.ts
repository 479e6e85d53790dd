import type { Call } from '../startEngine';

/** A call whose answer the real engine has been asked for; titles are unique. */
export interface Case extends Call {
  title: string;
}
