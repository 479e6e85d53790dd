import { alertClauses } from '../../lib/alerts/alertClauses';
import type { Vocabulary } from '../../lib/alerts/Vocabulary';
import type { StoredRow } from '../../lib/StoredRow';
import type { SearchDocument } from '../Action';
import { omitEmpty } from './omitEmpty';

/**
 * Builds the search document of an alert: its conditions as a query, which changed jobs are compared with, and when its
 * mail is sent. Undefined while it is paused.
 */
export function jobAlertDocument(alert: StoredRow, vocabulary: Vocabulary): SearchDocument | undefined {
  if (alert.isPaused === true) return undefined;
  const { id, frequency, hour, weekday } = alert;
  return {
    ...omitEmpty({ id, frequency, weekday }),
    hour,
    query: { bool: { filter: alertClauses(alert, vocabulary) } },
  };
}
