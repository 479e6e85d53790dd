import type { AgedApplication } from './AgedApplication';
import { applicationAge } from './applicationAge';

/** After so many days an application waits for an answer for too long. */
const DAYS = 3;

/** Returns whether nobody has answered an application for so long that somebody should. */
export const isUnanswered = (application: AgedApplication): boolean =>
  application.type === 'APPLIED' && applicationAge(application) > DAYS;
