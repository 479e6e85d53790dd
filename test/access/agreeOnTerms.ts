import type { Person } from '../support/api/Person';
import { acceptTerms } from './acceptTerms';
import { sendTerms } from './sendTerms';

/** Makes a contract of an application at the state INTERVIEW: job staff send the terms, the talent accepts them. */
export const agreeOnTerms = async (applicationId: string, talent: Person, staff: Person): Promise<void> =>
  acceptTerms(await sendTerms(applicationId, staff), talent);
