import { format, types } from 'node:util';

/** Checks what a test writes to the console. */
export interface ConsoleGuard {
  /** Announces a message that the current test provokes. It must come at least once, and does not fail the test. */
  expect: (pattern: RegExp) => void;
  /** Throws if a message came that was not expected, or did not come that was. Forgets both. */
  check: () => void;
}

/** An error is shown by its name and message: Node would print its stack, and names in different ways. */
const toText = (value: unknown) => (types.isNativeError(value) ? `${value.name}: ${value.message}` : value);

/**
 * Replaces `error` and `warn` of a console: their messages are kept for the check after each test instead of
 * being printed. They do not throw at once, because the code under test may catch what is thrown.
 */
export function guardConsole(target: Pick<Console, 'error' | 'warn'>): ConsoleGuard {
  let expected: { pattern: RegExp; hasCome: boolean }[] = [];
  let unexpected: Error[] = [];
  const note = (kind: 'error' | 'warn') =>
    function keep(...values: unknown[]) {
      const message = format(...values.map(toText));
      const matching = expected.filter(({ pattern }) => pattern.test(message));
      for (const one of matching) one.hasCome = true;
      if (matching.length > 0) return;
      const error = new Error(`console.${kind}: ${message}`);
      // The lines of the caller, without this function.
      Error.captureStackTrace(error, keep);
      unexpected.push(error);
    };
  target.error = note('error');
  target.warn = note('warn');
  return {
    expect: (pattern) => void expected.push({ pattern, hasCome: false }),
    check() {
      const [first, ...further] = unexpected;
      const missing = expected.filter(({ hasCome }) => !hasCome).map(({ pattern }) => String(pattern));
      expected = [];
      unexpected = [];
      if (first && further.length > 0) {
        const message = `${first.message}\n(and ${further.length} more messages)`;
        // Jest prints the stack, which begins with the message as it was.
        throw Object.assign(first, { message, stack: first.stack?.replace(first.message, () => message) });
      }
      if (first) throw first;
      if (missing.length > 0) throw new Error(`Not written to the console: ${missing.join(', ')}`);
    },
  };
}
