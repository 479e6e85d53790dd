import type { Stage } from '../../model/stages';

/** The stage in AWS that is asked. */
export interface Asked {
  stage: Stage;
  region: string;
}

/** Something that the product relies on and that only AWS can confirm. */
export interface Belief {
  /** The name in docs/aws.md. */
  name: string;
  /** What is asked, as a sentence. */
  question: string;
  /**
   * Asks AWS, and returns what differs from the belief, one sentence for each difference. Undefined if only a person
   * can find out, as docs/aws.md describes.
   */
  ask?(asked: Asked): Promise<string[]>;
}
