/** The part of Jest's `--json` report that the runner reads. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    /** Jest's output about the file's failures. */
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
  }[];
}

/**
 * A suite that could not be loaded counts as one failure, and so does a skipped test, so that no test is
 * switched off unnoticed. `ok` comes from the exit code: Jest may fail for a reason outside of the tests.
 */
export function countTests(report: JestReport | null, ok: boolean): { passed: number; failed: number } {
  const passed = report ? report.numPassedTests : Number(ok);
  const failed = report
    ? report.numFailedTests + report.numPendingTests + report.numTodoTests + report.numRuntimeErrorTestSuites
    : Number(!ok);
  return { passed, failed: ok ? failed : Math.max(failed, 1) };
}
