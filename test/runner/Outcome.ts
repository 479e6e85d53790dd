import type { Step } from './Step';

/** The result of a test step: how many tests passed and failed. A step without tests counts as one. */
export interface Outcome {
  step: Step;
  passed: number;
  failed: number;
  seconds: number;
  /** The failed tests with some lines each. If Jest reported none, the complete output of the step. */
  log: string;
}
