import type { Caller } from '../../../model/access';
import { OpenJob } from '../../../model/entities/OpenJob';
import { isIdOf } from '../../../model/ids';
import { categorySnapshot } from '../../../model/snapshots/categorySnapshot';
import { organizationSnapshot } from '../../../model/snapshots/organizationSnapshot';
import { isPublic } from '../../../model/visibility/isPublic';
import type { RootFields, Rows, Snapshot, StoredRow } from '../../generated/types';
import { checkLimits } from '../../lib/input/checks';
import { checkRules } from '../../lib/input/rules';
import { fail, invalid } from '../../lib/resolver';
import { asText } from '../../lib/asText';

type Job = Snapshot<'OpenJob'>;

/** What callers write of a job. */
export type JobInput = Omit<
  RootFields['Mutation.updateOpenJob']['args']['input'],
  'id' | 'acceptsHiddenName'
>;

/**
 * Rejects invalid field values of a job, except its cover (see `checkPicture`), with `InvalidInput`, which
 * names the field and the rule.
 */
export function checkJob(input: StoredRow): void {
  checkLimits(OpenJob.limits, { ...input, coverImage: null });
}

/**
 * Returns the values of a job's input that the caller may write. Administrators may write all values. For
 * other callers, `owners` and the organization's name are left out. They cannot change the organization of
 * a job; a client's new job gets the client's organization. Throws `Unauthorized` if such a caller
 * publishes a job, hides the organization of a public one, or names another organization.
 * @param job the stored job; null for a new job
 */
export function restrictJobInput(input: JobInput, who: Caller, job: Rows['OpenJob'] | null): JobInput {
  if (who.isAdmin) return input;
  const becomesPublic = isPublic({ ...job, ...input }) && !(job && isPublic(job));
  if (becomesPublic || (input.isPublic === true && job?.isPublic !== true))
    fail('Unauthorized', 'Publishing is for administrators.');
  // What people have read with the organization's name is not hidden again without an administrator.
  if (job && isPublic(job) && input.isHideOrganizationName === true && job.isHideOrganizationName !== true)
    fail('Unauthorized', 'Hiding the organization of a public job is for administrators.');
  const isOwn = who.organizationId !== '' && (!job || job.organizationOpenJobsId === who.organizationId);
  const organization = isOwn ? who.organizationId : job?.organizationOpenJobsId;
  const asked = input.organizationOpenJobsId;
  if (asked !== undefined && asked !== (organization ?? null)) {
    fail('Unauthorized', 'A job is its organization’s.');
  }
  const values: StoredRow = {};
  Object.entries(input).forEach(([field, value]) => {
    if (field !== 'owners' && field !== 'organizationName' && field !== 'organizationOpenJobsId')
      values[field] = value;
  });
  return isOwn ? { ...values, organizationOpenJobsId: organization } : values;
}

/**
 * Returns the change of `reviewRequestedAt`, the time at which publication was requested, for a job that is
 * not public (decision T34). It is set when a job stops being a draft or is created without being one,
 * removed when the job is a draft, and otherwise not changed.
 */
function deriveReview(before: Job, after: Job, now: string): Job {
  if (after.isDraft === true) return before.reviewRequestedAt ? { reviewRequestedAt: null } : {};
  return before.isDraft !== false && after.isDraft === false ? { reviewRequestedAt: now } : {};
}

/**
 * Returns the fields that follow from changing a job from `before` to `after`: the times of its first
 * publication, its closing and the request for publication; null removes a field. A published job that stops
 * being public is closed. Publishing it again removes the time of closing. Publication also removes the
 * administrator's note. Throws `InvalidInput` if `after` breaks a rule of the entity (the posting rules are
 * checked elsewhere).
 */
export function deriveJobState(before: Job, after: Job, now: string): Job {
  checkRules(OpenJob.rules, after, {});
  if (!isPublic(after)) {
    const isClosing = before.isPublic === true && after.isPublic !== true && before.publishedAt;
    return isClosing ? { closedAt: now } : deriveReview(before, after, now);
  }
  const state: Job = before.publishedAt ? {} : { publishedAt: now };
  (['closedAt', 'reviewRequestedAt', 'reviewNote', 'itemsClosedAt'] as const).forEach((field) => {
    if (before[field]) state[field] = null;
  });
  return state;
}

/** The input fields of a job that contain ids of catalogue entries, each with the name of its catalogue. */
const CATALOGUES = {
  organizationOpenJobsId: 'Organization',
  openJobJobId: 'Job',
  openJobBaseLocationId: 'Prefacture',
  skills: 'Skill',
  requiredSkillTags: 'SkillTag',
  welcomeSkillTags: 'SkillTag',
} as const;

/** An entry of a catalogue to which a job can refer. */
export type Catalogue = (typeof CATALOGUES)[keyof typeof CATALOGUES];
type Entry = Rows[Catalogue];

/** The entries to which a job refers, by `<catalogue>#<id>`. */
export type Found = Record<string, Entry>;

const MOST = 30;

/**
 * Returns the keys of all catalogue entries that a job's input references, each key once. Throws
 * `InvalidInput` for a malformed id or too many ids.
 */
export function referencedKeys(input: StoredRow): StoredRow[] {
  const keys: Record<string, StoredRow> = {};
  Object.entries(CATALOGUES).forEach(([field, pk]) => {
    const value = input[field] ?? [];
    const ids = Array.isArray(value) ? value : [value];
    if (ids.length > MOST) invalid(`input.${field}`, `0..${MOST}`);
    ids.forEach((id) => {
      if (!isIdOf(OpenJob, id)) invalid(`input.${field}`, 'id');
      keys[`${pk}#${id}`] = { pk, sk: id };
    });
  });
  return Object.values(keys);
}

/** Returns an object with the items of a BatchGet, by `<pk>#<sk>`. Items that were not found are left out. */
export function indexByKey<Row extends { pk?: string; sk?: string }>(
  items: readonly (Row | null)[],
): Record<string, Row> {
  const found: Record<string, Row> = {};
  (items ?? []).forEach((item) => {
    if (item) found[`${asText(item.pk)}#${asText(item.sk)}`] = item;
  });
  return found;
}

/** Returns the catalogue entry that a field of a job references. Throws `InvalidInput` if it does not exist. */
function findEntry(found: Found, field: keyof typeof CATALOGUES, id: string): Entry {
  const there = found[`${CATALOGUES[field]}#${id}`];
  return there ?? invalid(`input.${field}`, 'exists');
}

const byName = ({ id, name }: { id: string; name: string }) => ({ id, name });

/**
 * Returns the organization's name and snapshot that are stored in a job. If the input contains an
 * organization's id, they come from that organization, and a name in the input is ignored. If the input
 * removes the organization, the name is the one in the input, or null. Empty if the input does neither.
 */
function organizationValues(input: JobInput, found: Found): Job {
  const id = input.organizationOpenJobsId;
  if (id === undefined) return {};
  if (!id) return { organization: null, organizationName: input.organizationName ?? null };
  const organization = findEntry(found, 'organizationOpenJobsId', id);
  return { organization: organizationSnapshot(organization), organizationName: organization.name };
}

/**
 * Returns a job's values with the names of the catalogue entries that they reference, because lists of jobs
 * show these names. Throws `InvalidInput` if an entry does not exist.
 * @param found the entries, by `<catalogue>#<id>`
 */
export function addReferencedNames(input: JobInput, found: Found): Job {
  const values: StoredRow = { ...input, ...organizationValues(input, found) };
  const { openJobJobId: job, openJobBaseLocationId: place } = input;
  if (job !== undefined) values.job = job ? categorySnapshot(findEntry(found, 'openJobJobId', job)) : null;
  if (place !== undefined)
    values.baseLocation = place ? byName(findEntry(found, 'openJobBaseLocationId', place)) : null;
  (['requiredSkillTags', 'welcomeSkillTags', 'skills'] as const).forEach((field) => {
    const ids = input[field];
    if (!ids) return;
    const names = ids.map((id) => byName(findEntry(found, field, id)));
    values[field] = field === 'skills' ? names.map(({ name }) => name) : names;
  });
  return values;
}
