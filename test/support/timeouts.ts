// The longest that a test may take on a machine with much other work. Only a test that fails takes it.
jest.setTimeout(300_000);
