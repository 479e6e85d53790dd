import type { Item } from '../../lib/Item';

const CONTACT = ['tel', 'address', 'nearestStation'];
const COPIED = ['name', 'phoneticName', 'belongsTo'];

/** Splits an input: contact data is stored only in UserPrivate, three names in both (decision T16). */
export function splitContact(values: Item): { profile: Item; contact: Item } {
  const profile: Item = {};
  const contact: Item = {};
  Object.entries(values).forEach(([field, value]) => {
    if (CONTACT.includes(field)) contact[field] = value;
    else profile[field] = value;
    if (COPIED.includes(field)) contact[field] = value;
  });
  return { profile, contact };
}
