// What takes milliseconds may take seconds on a crowded machine: slow is not wrong.
jest.setTimeout(60_000);
