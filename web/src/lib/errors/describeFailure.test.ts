import type { TFunction } from 'i18next';
import { describeFailure } from './describeFailure';

const t = ((key: string, { id = '', time = '' } = {}) =>
  `${key}${id && `(${id})`}${time && `(${time})`}`) as unknown as TFunction;

test('the text of an unexpected failure ends with its number', () => {
  const text = describeFailure(t, { kind: 'Unexpected', reference: '7GK2M9QXRT' });
  expect(text).toBe('errors.unexpected errors.reference(7GK2M9QXRT)');
});

test('too many calls have a text with the time of day at which it goes on, and with the date if that is not soon', () => {
  const textOf = (at: number) =>
    describeFailure(t, { kind: 'TooManyRequests', retryAt: new Date(at).toISOString() });
  const noon = Date.parse('2026-04-15T12:00:00+09:00');
  expect(textOf(noon)).toBe('errors.tooManyUntil(12:00)');
  expect(textOf(noon + 24 * 3_600_000)).toBe('errors.tooManyUntil(2026年4月16日 12:00)');
});

test('any other failure has its text only', () => {
  expect(describeFailure(t, { kind: 'NotFound' })).toBe('errors.notFound');
});
