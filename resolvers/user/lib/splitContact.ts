import type { Item } from '../../lib/Item';

const CONTACT = ['tel', 'address', 'nearestStation'];
const COPIED = ['name', 'phoneticName', 'belongsTo'];

/** Parts an input: contact data is kept on UserPrivate alone, three names on both (decision T16). */
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
