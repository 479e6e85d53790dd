// Longer timeouts for all tests, because a loaded machine is slow.
jest.setTimeout(60_000);
