import { UserApplies } from '../../../model/entities/UserApplies';
import { keyOf } from '../../../model/ids';

/**
 * Returns the transaction item that refuses to scout who has applied to the job and not withdrawn.
 * @param talents the name of the deployed table
 * @param id the id of the involvement, which an application to the same job has too
 */
export function notApplied(talents: string, id: string) {
  const condition = { or: [{ pk: { attributeExists: false } }, { type: { eq: 'WITHDRAWN' } }] };
  return { conditionCheck: { table: talents, key: keyOf(UserApplies, id), condition } };
}
