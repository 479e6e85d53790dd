import type { Person } from '../../../support/api/Person';
import { query } from '../../../support/api/query';
import { graphql } from '../../../support/graphql';

const document = graphql(`
  mutation ChooseMail($input: UpdateUserPrivateInput!) {
    updateUserPrivate(input: $input) {
      mailedOn
    }
  }
`);

/**
 * Chooses, as a person, about which topics the person gets mail; null means all. Returns the stored topics.
 */
export async function chooseMail(person: Person, mailedOn: readonly string[] | null) {
  const { data, errors } = await query(document, { input: { sub: person.sub, mailedOn } }, person);
  if (!data?.updateUserPrivate) throw new Error(`The choice was refused: ${errors[0]?.message}`);
  return data.updateUserPrivate.mailedOn;
}
