// A stack that is busy with what others asked of it answers late, not wrongly.
jest.setTimeout(60_000);
// On a crowded machine one in thousands comes too late: it is tried once more, and said.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
