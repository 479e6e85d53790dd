import type { TFunction } from 'i18next';
import type { Failure } from './Failure';
import { getFailureText } from './getFailureText';

/**
 * Returns what a person reads about a failure. After an unexpected one, the text ends with the number by which support
 * finds the operation in the logs.
 */
export function describeFailure(t: TFunction, failure: Failure): string {
  const text = t(getFailureText(failure));
  return failure.reference ? `${text} ${t('errors.reference', { id: failure.reference })}` : text;
}
