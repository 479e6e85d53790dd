/** The part of Jest's `--json` report that the runner reads. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    /** What Jest prints about the file's failures. */
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
  }[];
}

/**
 * A suite that could not be loaded counts as one failure, a skipped test as one too: nothing is switched off
 * quietly. `ok` is the exit code's word: Jest may fail for a reason that no single test has.
 */
export function countTests(report: JestReport | null, ok: boolean): { passed: number; failed: number } {
  const passed = report ? report.numPassedTests : Number(ok);
  const failed = report
    ? report.numFailedTests + report.numPendingTests + report.numTodoTests + report.numRuntimeErrorTestSuites
    : Number(!ok);
  return { passed, failed: ok ? failed : Math.max(failed, 1) };
}
