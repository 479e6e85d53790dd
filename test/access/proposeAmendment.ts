import type { Person } from '../support/api/Person';
import { query } from '../support/api/query';
import { aSheet } from '../support/terms/aSheet';
import { termsDocuments } from './termsDocuments';

/** Proposes another place of work as the first change of the terms that `agreeOnTerms` made, and returns its id. */
export async function proposeAmendment(applicationId: string, as: Person): Promise<string> {
  const changed = { ...aSheet('CONTRACT'), place: '発注者の本社' };
  const answers = Object.entries(changed).map(([key, value]) => ({ key, value }));
  const input = { applicationId, amends: 1, number: 2, answers, expiresOn: '2099-12-31' };
  const proposed = await query(termsDocuments.amend, { input }, as);
  const id = proposed.data?.amendTerms?.id;
  if (!id) throw new Error(`No change: ${proposed.errors[0]?.message}`);
  return id;
}
