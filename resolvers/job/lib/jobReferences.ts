import { isIdOf } from '../../../model/ids';
import { OpenJob } from '../../../model/entities/OpenJob';
import { invalid, type Item } from '../../lib/resolver';
import { categorySnapshot } from '../../../model/snapshots/categorySnapshot';
import { organizationSnapshot } from '../../../model/snapshots/organizationSnapshot';

/** Which catalogue an input field of a job names an entry of, or a list of entries. */
const CATALOGUES: Record<string, string> = {
  organizationOpenJobsId: 'Organization',
  openJobJobId: 'Job',
  openJobBaseLocationId: 'Prefacture',
  skills: 'Skill',
  requiredSkillTags: 'SkillTag',
  welcomeSkillTags: 'SkillTag',
};

const MOST = 30;

/** The keys of every catalogue entry that an input of a job names, each once, as a batch wants them. */
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

/** Items of a catalogue by their address, `<pk>#<sk>`. */
export function indexByKey(items: (Item | null)[] | undefined): Item {
  const found: Item = {};
  (items ?? []).forEach((item) => {
    if (item) found[`${item.pk}#${item.sk}`] = item;
  });
  return found;
}

/** The entry that a field names, or `InvalidInput`. */
function findEntry(found: Item, field: string, id: unknown): Item {
  const there = found[`${CATALOGUES[field]}#${id}`] as Item | undefined;
  return there ?? invalid(`input.${field}`, 'exists');
}

const byName = ({ id, name }: Item): Item => ({ id, name });

/** Who offers the job: the organization's own name beats a written one. */
function organizationValues(input: Item, found: Item): Item {
  const id = input.organizationOpenJobsId;
  if (id === undefined) return {};
  if (!id) return { organization: null, organizationName: input.organizationName ?? null };
  const organization = findEntry(found, 'organizationOpenJobsId', id);
  return { organization: organizationSnapshot(organization), organizationName: organization.name };
}

/**
 * The values of a job's record: what an input names in the catalogues stands beside its id, by its name, as
 * lists show it. `found` holds the entries by `<catalogue>#<id>`; one that is not there is `InvalidInput`.
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
