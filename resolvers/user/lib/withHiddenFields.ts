import { UserVisibility } from '../../../model/visibility/UserVisibility';
import type { Item } from '../../lib/resolver';

/**
 * Returns a projected profile in which the hidden fields, which the projection left out, are null. If they
 * were missing, the resolvers of hidden relations would read them with the rights of the caller.
 */
export function withHiddenFields(shown: Item): Item {
  const whole: Item = { ...shown };
  UserVisibility.forEach(({ fields }) => {
    fields.split(' ').forEach((field) => {
      if (whole[field] === undefined) whole[field] = null;
    });
  });
  return whole;
}
