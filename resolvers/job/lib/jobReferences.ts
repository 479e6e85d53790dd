import { isIdOf } from '../../../model/ids';
import { OpenJob } from '../../../model/entities/OpenJob';
import { invalid, type Item } from '../../lib/resolver';
import { categorySnapshot } from '../../../model/snapshots/categorySnapshot';
import { organizationSnapshot } from '../../../model/snapshots/organizationSnapshot';

/** The catalogue that each input field of a job references. */
const CATALOGUES: Record<string, string> = {
  organizationOpenJobsId: 'Organization',
  openJobJobId: 'Job',
  openJobBaseLocationId: 'Prefacture',
  skills: 'Skill',
  requiredSkillTags: 'SkillTag',
  welcomeSkillTags: 'SkillTag',
};

const MOST = 30;

/** The keys of all catalogue entries that the input references, without duplicates, as BatchGet requires. */
export function referencedKeys(input: Item): Item[] {
  const keys: Record<string, Item> = {};
  Object.entries(CATALOGUES).forEach(([field, pk]) => {
    const value = input[field] ?? [];
    const ids = (Array.isArray(value) ? value : [value]) as string[];
    if (ids.length > MOST) invalid(`input.${field}`, `0..${MOST}`);
    ids.forEach((id) => {
      if (!isIdOf(OpenJob, id)) invalid(`input.${field}`, 'id');
      keys[`${pk}#${id}`] = { pk, sk: id };
    });
  });
  return Object.values(keys);
}

/** Catalogue entries by key, `<pk>#<sk>`. */
export function indexByKey(items: (Item | null)[] | undefined): Item {
  const found: Item = {};
  (items ?? []).forEach((item) => {
    if (item) found[`${item.pk}#${item.sk}`] = item;
  });
  return found;
}

/** The entry that a field references; `InvalidInput` if it does not exist. */
function findEntry(found: Item, field: string, id: unknown): Item {
  const there = found[`${CATALOGUES[field]}#${id}`] as Item | undefined;
  return there ?? invalid(`input.${field}`, 'exists');
}

const byName = ({ id, name }: Item): Item => ({ id, name });

/** The organization that offers the job; its stored name overrides a name in the input. */
function organizationValues(input: Item, found: Item): Item {
  const id = input.organizationOpenJobsId;
  if (id === undefined) return {};
  if (!id) return { organization: null, organizationName: input.organizationName ?? null };
  const organization = findEntry(found, 'organizationOpenJobsId', id);
  return { organization: organizationSnapshot(organization), organizationName: organization.name };
}

/**
 * Adds the names of referenced entries to a job's values, since lists show them. `found` maps
 * `<catalogue>#<id>` to entries; a missing entry is `InvalidInput`.
 */
export function addReferencedNames(input: Item, found: Item): Item {
  const values: Item = { ...input, ...organizationValues(input, found) };
  const { openJobJobId: job, openJobBaseLocationId: place } = input;
  if (job !== undefined) values.job = job ? categorySnapshot(findEntry(found, 'openJobJobId', job)) : null;
  if (place !== undefined)
    values.baseLocation = place ? byName(findEntry(found, 'openJobBaseLocationId', place)) : null;
  ['requiredSkillTags', 'welcomeSkillTags', 'skills'].forEach((field) => {
    const ids = input[field] as string[] | null | undefined;
    if (!ids) return;
    const names = ids.map((id) => byName(findEntry(found, field, id)));
    values[field] = field === 'skills' ? names.map(({ name }) => name) : names;
  });
  return values;
}
