import type { Caller } from '../../model/access';
import { fail } from './fail';
import type { Item } from './Item';

/** Refuses an input that holds what this caller may not write: others' ownership, administrators' fields. */
export function assertWritableFields(adminOnlyInputs: readonly string[], input: Item, who: Caller): void {
  if (who.isAdmin) return;
  const forged =
    (input.owner && input.owner !== who.sub) ||
    (input.sub && input.sub !== who.sub) ||
    (input.owners as string[] | null | undefined)?.filter((owner) => owner !== who.sub).length;
  if (forged) fail('Unauthorized', 'A record belongs to whoever writes it.');
  adminOnlyInputs.forEach((field) => {
    if (input[field] !== undefined) fail('Unauthorized', `${field} is not for this caller to write.`);
  });
}
