import { guardConsole } from './guardConsole';

function start() {
  const target = { error: (..._values: unknown[]) => {}, warn: (..._values: unknown[]) => {} };
  return { target, guard: guardConsole(target) };
}

test('without a message, the check passes', () => {
  const { guard } = start();
  expect(guard.check).not.toThrow();
});

test.each(['error', 'warn'] as const)('a message of console.%s fails the check, with its values', (kind) => {
  const { target, guard } = start();
  target[kind]('An update to %s was not wrapped', 'Screen');
  expect(guard.check).toThrow(`console.${kind}: An update to Screen was not wrapped`);
});

test('an error is shown by its name and message', () => {
  const { target, guard } = start();
  target.warn('login', Object.assign(new Error('in English'), { name: 'LimitExceededException' }));
  expect(guard.check).toThrow(/^console.warn: login LimitExceededException: in English$/);
});

test('the first of several messages is shown with the number of the others', () => {
  const { target, guard } = start();
  target.error('first');
  target.warn('second');
  target.error('third');
  expect(guard.check).toThrow(/^console.error: first\n\(and 2 more messages\)$/);
});

test('the error leads to the line that wrote the message', () => {
  const { target, guard } = start();
  target.error('here');
  const stack = expect.stringMatching(/^Error: console.error: here\n[^\n]*guardConsole\.test\.ts/) as string;
  expect(guard.check).toThrow(expect.objectContaining({ stack }));
});

test('an announced message passes as often as it comes; another one fails', () => {
  const { target, guard } = start();
  guard.expect(/^loadCode TypeError/);
  target.warn('loadCode', new TypeError('Failed to fetch'));
  target.warn('loadCode', new TypeError('Failed to fetch'));
  expect(guard.check).not.toThrow();
  guard.expect(/^loadCode/);
  target.warn('loadCode');
  target.warn('other');
  expect(guard.check).toThrow('console.warn: other');
});

test('an announced message that does not come fails the check', () => {
  const { guard } = start();
  guard.expect(/^loadCode/);
  expect(guard.check).toThrow('Not written to the console: /^loadCode/');
});

test('a test answers only for its own messages', () => {
  const { target, guard } = start();
  target.error('of the first test');
  expect(guard.check).toThrow();
  expect(guard.check).not.toThrow();
  guard.expect(/second/);
  target.error('of the second test');
  guard.check();
  target.error('of the second test');
  expect(guard.check).toThrow('of the second test');
});
