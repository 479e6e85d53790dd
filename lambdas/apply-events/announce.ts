import type { Item } from '../lib/Item';
import type { Announcement } from '../../model/Announcement';
import { publish } from './publish';

/** Publishes an item, selecting everything, since a subscriber gets what the feeding mutation selected. */
export async function announce(announcement: Announcement, item: Item): Promise<void> {
  const { mutation, input, fields, nested = {} } = announcement;
  const selection = [...fields, ...Object.entries(nested).map(([name, parts]) => `${name} { ${parts} }`)];
  const names = [...fields, ...Object.keys(nested)];
  await publish(
    `mutation Publish($input: ${input}!) { ${mutation}(input: $input) { ${selection.join(' ')} } }`,
    Object.fromEntries(names.map((name) => [name, item[name] ?? null])),
  );
}
