import { getFailureText } from './getFailureText';

test.each([
  ['notBeforeStart', 'errors.rules.notBeforeStart'],
  ['reserved', 'errors.rules.reserved'],
  ['most 20', 'errors.rules.most'],
  ['1..50', 'errors.invalidInput'],
  [undefined, 'errors.invalidInput'],
])('an input that breaks the rule %s is explained by %s', (rule, text) => {
  expect(getFailureText({ kind: 'InvalidInput', rule })).toBe(text);
});

test('other failures have a text of their own', () => {
  expect(getFailureText({ kind: 'Conflict', rule: 'reserved' })).toBe('errors.conflict');
});
