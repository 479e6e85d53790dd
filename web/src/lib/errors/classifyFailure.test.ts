import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { classifyFailure } from './classifyFailure';

const refused = (error: object) => new CombinedGraphQLErrors({ errors: [{ message: 'raw', ...error }] });

test.each(['NotFound', 'Unauthorized', 'Conflict', 'TooManyRequests'])('%s keeps its name', (errorType) => {
  expect(classifyFailure(refused({ errorType })).kind).toBe(errorType);
});

test('an invalid input has the field and the rule that it broke', () => {
  const errorInfo = { field: 'input.tel', rule: 'pattern' };
  expect(classifyFailure(refused({ errorType: 'InvalidInput', errorInfo }))).toEqual({
    kind: 'InvalidInput',
    field: 'input.tel',
    rule: 'pattern',
  });
});

test('too many calls have the time at which the next is accepted', () => {
  const retryAt = '2026-04-15T03:01:00.000Z';
  const failure = classifyFailure(refused({ errorType: 'TooManyRequests', errorInfo: { retryAt } }));
  expect(failure).toMatchObject({ kind: 'TooManyRequests', retryAt });
});

test('an unknown refusal is unexpected, a missing connection has a kind of its own', () => {
  expect(classifyFailure(refused({ errorType: 'MappingTemplate' })).kind).toBe('Unexpected');
  expect(classifyFailure(new Error('boom')).kind).toBe('Unexpected');
  expect(classifyFailure(new TypeError('Failed to fetch')).kind).toBe('Offline');
  expect(classifyFailure(refused({ message: 'A network error has occurred.' })).kind).toBe('Offline');
});

test('an ended session has a kind of its own', () => {
  expect(classifyFailure(refused({ extensions: { signedOut: true } })).kind).toBe('SignedOut');
});
