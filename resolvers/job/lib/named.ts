import { invalid } from '../../lib/invalid';
import type { Item } from '../../lib/Item';
import { CATALOGUES } from './namesOf';

const SNAPSHOTS: Record<string, string> = { openJobJobId: 'job', openJobBaseLocationId: 'baseLocation' };

/** The entry that a field names, or `InvalidInput`. */
function entry(found: Item, field: string, id: unknown): Item {
  const there = found[`${CATALOGUES[field]}#${id}`] as Item | undefined;
  return there ?? invalid(`input.${field}`, 'exists');
}

/** Who offers the job: the organization's own name beats a written one. */
function offered(input: Item, found: Item): Item {
  const id = input.organizationOpenJobsId;
  if (id === undefined) return {};
  if (!id) return { organization: null, organizationName: input.organizationName ?? null };
  const { name, icon, description } = entry(found, 'organizationOpenJobsId', id);
  const organization: Item = { id, name };
  if (icon) organization.icon = icon;
  if (description) organization.description = description;
  return { organization, organizationName: name };
}

/**
 * The values of a job's record: what an input names in the catalogues stands beside its id, by its name, as
 * lists show it. `found` holds the entries by `<catalogue>#<id>`; one that is not there is `InvalidInput`.
 */
export function named(input: Item, found: Item): Item {
  const values: Item = { ...input, ...offered(input, found) };
  Object.entries(SNAPSHOTS).forEach(([field, snapshot]) => {
    const id = input[field];
    if (id !== undefined) values[snapshot] = id ? { id, name: entry(found, field, id).name } : null;
  });
  ['requiredSkillTags', 'welcomeSkillTags', 'skills'].forEach((field) => {
    const ids = input[field] as string[] | null | undefined;
    if (!ids) return;
    const names = ids.map((id) => ({ id, name: entry(found, field, id).name }));
    values[field] = field === 'skills' ? names.map(({ name }) => name) : names;
  });
  return values;
}
