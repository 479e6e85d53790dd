import type { Step } from './Step';

/**
 * The result of a test step: how many tests passed and failed. A step without a report of single tests counts
 * as one test.
 */
export interface Outcome {
  step: Step;
  passed: number;
  failed: number;
  seconds: number;
  /** The failed tests with some lines each. If Jest reported none, the complete output of the step. */
  log: string;
}
