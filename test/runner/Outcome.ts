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
  /**
   * The failed tests with some lines of their messages. If Jest reported no failed test, this is the complete
   * output of the step.
   */
  log: string;
}
