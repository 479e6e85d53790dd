// Longer timeouts for suites with a stack, because a busy stack answers late.
jest.setTimeout(60_000);
// Retries once, with a log line, because a loaded machine may time out.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
