import type { Person } from '../support/api/Person';
import { query } from '../support/api/query';
import { eventually } from '../support/eventually';
import { termsDocuments } from './termsDocuments';

/** Makes the contract: the talent accepts a sent sheet of terms. */
export async function acceptTerms(id: string, talent: Person): Promise<void> {
  const input = { id, reply: 'ACCEPT' as const, talentEmployees: false };
  await eventually('the acceptance', async () => {
    const answered = await query(termsDocuments.answer, { input }, talent);
    return answered.data?.answerTerms ?? null;
  });
}
