/** The part of Jest's `--json` report that `npm test` reads. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    /** Jest's text about the failures in one test file. */
    message: string;
    assertionResults: {
      status: string;
      fullName: string;
      failureMessages: string[] | null;
    }[];
  }[];
}

/**
 * Counts the passed and failed tests in Jest's report. A file that could not be loaded counts as a failure. A
 * skipped test counts as one too, so that nobody disables a test unnoticed. `ok` is whether Jest exited with
 * 0. If it did not, at least one failure is counted, because Jest may fail for a reason outside of the tests.
 */
export function countTests(report: JestReport | null, ok: boolean): { passed: number; failed: number } {
  const passed = report ? report.numPassedTests : Number(ok);
  const failed = report
    ? report.numFailedTests + report.numPendingTests + report.numTodoTests + report.numRuntimeErrorTestSuites
    : Number(!ok);
  return { passed, failed: ok ? failed : Math.max(failed, 1) };
}
