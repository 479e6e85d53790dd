import type { AgedApplication } from './AgedApplication';
import { applicationAge } from './applicationAge';
import { REPLY_DAYS } from './REPLY_DAYS';

/** Returns whether an application has been waiting for an answer for more than `REPLY_DAYS` full days. */
export const isUnanswered = (application: AgedApplication): boolean =>
  application.type === 'APPLIED' && applicationAge(application) > REPLY_DAYS;
