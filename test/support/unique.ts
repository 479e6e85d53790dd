import { createHash } from 'node:crypto';

const counts = new Map<string, number>();

/**
 * Makes the names of each run different where records of earlier runs are kept: on a running copy (set by `startForSuite`),
 * and for scripts outside of Jest.
 */
const run = process.env.RUN_ID ?? (typeof expect === 'undefined' ? String(Date.now()) : '');

/** Returns a hash of the test's file and title and of how often this test has asked; no other test gets the same one. */
function nextHash(): string {
  const { testPath = '', currentTestName = '' } = typeof expect === 'undefined' ? {} : expect.getState();
  const test = `${run} ${testPath.split('/test/').at(-1)} ${currentTestName}`;
  const count = (counts.get(test) ?? 0) + 1;
  counts.set(test, count);
  return createHash('sha256').update(`${test} ${count}`).digest('hex');
}

/** Names, emails and ids that differ between tests and are the same in every run of the tests. */
export const unique = {
  /** Returns `start`, followed by eight characters of 0–9 and a–z. */
  word: (start = '') => start + BigInt(`0x${nextHash()}`).toString(36).slice(0, 8),
  email: () => `${unique.word('person-')}@example.com`,
  uuid(): string {
    const hex = nextHash();
    const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
    return [...parts, hex.slice(20, 32)].join('-');
  },
  /** Returns up to 32 bytes. */
  bytes: (length: number) => Buffer.from(nextHash(), 'hex').subarray(0, length),
};
