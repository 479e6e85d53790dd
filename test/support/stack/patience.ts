// A stack that is busy with what others asked of it answers late, not wrongly.
jest.setTimeout(60_000);
