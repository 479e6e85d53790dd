import type { Person } from '../support/api/Person';
import { eventually } from '../support/eventually';
import { query } from '../support/api/query';
import { aSheet } from '../support/terms/aSheet';
import { termsDocuments } from './termsDocuments';

/** Returns the input for the first whole sheet of terms of an application. */
function aWholeSheet(applicationId: string) {
  const answers = Object.entries(aSheet('CONTRACT')).map(([key, value]) => ({ key, value }));
  return { applicationId, kind: 'CONTRACT' as const, answers, number: 1, expiresOn: '2099-12-31' };
}

/**
 * Makes a contract of an application at the state INTERVIEW or OFFERED: job staff send the terms, the talent accepts them.
 */
export async function agreeOnTerms(applicationId: string, talent: Person, staff: Person): Promise<void> {
  // The streams may copy something into the application at the same moment.
  const offered = await eventually('the terms', async () => {
    const answer = await query(termsDocuments.offer, { input: aWholeSheet(applicationId) }, staff);
    return answer.data?.offerTerms ? answer : null;
  });
  const id = `${offered.data?.offerTerms?.id}`;
  const input = { id, reply: 'ACCEPT' as const, talentEmployees: false };
  await eventually('the acceptance', async () => {
    const answered = await query(termsDocuments.answer, { input }, talent);
    return answered.data?.answerTerms ?? null;
  });
}
