import type { TFunction } from 'i18next';
import type { Failure } from './Failure';
import { formatDateTime } from '../format/formatDateTime';
import { formatTime } from '../format/formatTime';
import { getFailureText } from './getFailureText';

const SOON = 12 * 3_600_000;

/** Formats the time at which something goes on, with its date if it is not soon. */
const formatMoment = (at: string) =>
  Date.parse(at) - Date.now() < SOON ? formatTime(at) : formatDateTime(at);

/**
 * Returns what a person reads about a failure. After too many calls, the text says when it goes on. After an unexpected
 * failure, it ends with the number by which support finds the operation in the logs.
 */
export function describeFailure(t: TFunction, failure: Failure): string {
  if (failure.retryAt) return t('errors.tooManyUntil', { time: formatMoment(failure.retryAt) });
  const text = t(getFailureText(failure));
  return failure.reference ? `${text} ${t('errors.reference', { id: failure.reference })}` : text;
}
