import type { Person } from '../support/api/Person';
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
  const offered = await query(termsDocuments.offer, { input: aWholeSheet(applicationId) }, staff);
  if (offered.errors.length > 0) throw new Error(`No terms: ${offered.errors[0]?.message}`);
  const id = `${offered.data?.offerTerms?.id}`;
  const input = { id, reply: 'ACCEPT' as const, talentEmployees: false };
  const answered = await query(termsDocuments.answer, { input }, talent);
  if (answered.errors.length > 0) throw new Error(`Not accepted: ${answered.errors[0]?.message}`);
}
