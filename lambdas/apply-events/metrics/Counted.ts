import type { Address } from '../../../model/ids';

/** Something that happened and counts once, however often it is told. */
export interface Counted {
  /** The same for the same happening, another for any other. */
  key: string;
  counter: Address;
  /** What is added; minus one where somebody leaves. */
  value: number;
}
