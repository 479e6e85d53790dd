import { completeNames } from '../../../entities/profile/completeNames';
import type { UpdateUserInput } from '../../../generated/schema';
import { toInternationalTel } from '../../../lib/format/toInternationalTel';
import type { BasicValues } from './BasicValues';

/**
 * Converts the changed values of the basic profile into the API's input. If only one of a first and a last
 * name was changed, the input contains both. A phone number is converted to its international form.
 */
export function buildBasicInput(
  sub: string,
  changed: Partial<BasicValues>,
  values: BasicValues,
): UpdateUserInput {
  const { tel, ...rest } = changed;
  const input: UpdateUserInput = { sub, ...rest, ...completeNames(changed, values) };
  return tel === undefined ? input : { ...input, tel: toInternationalTel(tel ?? '') };
}
