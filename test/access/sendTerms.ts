import type { Person } from '../support/api/Person';
import { query } from '../support/api/query';
import { eventually } from '../support/eventually';
import { aSheet } from '../support/terms/aSheet';
import { termsDocuments } from './termsDocuments';

/** Returns the input for the first whole sheet of terms of an application. */
function aWholeSheet(applicationId: string) {
  const answers = Object.entries(aSheet('CONTRACT')).map(([key, value]) => ({ key, value }));
  return { applicationId, kind: 'CONTRACT' as const, answers, number: 1, expiresOn: '2099-12-31' };
}

/** Makes an offer: job staff send the first sheet of terms of an application at the state INTERVIEW. Returns its id. */
export async function sendTerms(applicationId: string, staff: Person): Promise<string> {
  // The streams may copy something into the application at the same moment.
  const offered = await eventually('the terms', async () => {
    const answer = await query(termsDocuments.offer, { input: aWholeSheet(applicationId) }, staff);
    return answer.data?.offerTerms ?? null;
  });
  return offered.id;
}
