import type { Stage } from '../../model/stages';

/** Where AWS is asked: the stage and the region of a deployed stack. */
export interface AskedStack {
  stage: Stage;
  region: string;
}

/** An assumption about AWS on which the product relies. Only AWS can confirm it. */
export interface Belief {
  /** The name of the assumption in docs/aws.md. */
  name: string;
  /** The question for AWS, as a sentence. */
  question: string;
  /**
   * Asks AWS, and returns what differs from the assumption, one sentence for each difference. Undefined if a
   * person must find out, as docs/aws.md describes.
   */
  ask?(asked: AskedStack): Promise<string[]>;
}
