import type { TFunction } from 'i18next';
import { describeFailure } from './describeFailure';

const t = ((key: string, { id = '' } = {}) => `${key}${id && `(${id})`}`) as unknown as TFunction;

test('the text of an unexpected failure ends with its number', () => {
  const text = describeFailure(t, { kind: 'Unexpected', reference: '7GK2M9QXRT' });
  expect(text).toBe('errors.unexpected errors.reference(7GK2M9QXRT)');
});

test('any other failure has its text only', () => {
  expect(describeFailure(t, { kind: 'NotFound' })).toBe('errors.notFound');
});
