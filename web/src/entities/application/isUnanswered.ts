import type { AgedApplication } from './AgedApplication';
import { applicationAge } from './applicationAge';

/** The number of full days for which an application may wait for an answer. */
const DAYS = 3;

/** Returns whether an application has been waiting for an answer for more than `DAYS` full days. */
export const isUnanswered = (application: AgedApplication): boolean =>
  application.type === 'APPLIED' && applicationAge(application) > DAYS;
