import type { Caller } from '../../../model/access';
import { OpenJob } from '../../../model/entities/OpenJob';
import { isPublic } from '../../../model/visibility/isPublic';
import type { Item } from '../../lib/resolver';
import { normalTexts } from './normalTexts';
import type { Posting } from './Posting';

const LISTS = ['skills', 'requiredSkillTags', 'welcomeSkillTags'];

const namesIn = (value: unknown): string =>
  ((value ?? []) as (Item | string)[])
    .map((each) => (typeof each === 'string' ? each : `${each.name}`))
    .join('\n');

/** What a job shows besides its texts: the name of the cover's file, and the names of skills and skill tags. */
function namesOf(job: Item): Record<string, string> {
  const names: Item = { coverImage: `${`${job.coverImage ?? ''}`.split('/').slice(-1)[0]}` };
  LISTS.forEach((field) => {
    names[field] = namesIn(job[field]);
  });
  return normalTexts(names, ['coverImage', ...LISTS]);
}

/**
 * Returns what the posting rules check when a job is stored; null for a job that is not public afterwards.
 * @param before the job as it is stored; empty for a new one
 */
export function postingOf(who: Caller, before: Item, job: Item, isNameAccepted: boolean): Posting | null {
  if (!isPublic(job)) return null;
  const texts = normalTexts(job, OpenJob.postedTexts);
  const names = namesOf(job);
  const isKnown =
    isPublic(before) &&
    before.isHideOrganizationName === true &&
    before.organizationOpenJobsId === job.organizationOpenJobsId;
  const earlier = isKnown ? { ...normalTexts(before, OpenJob.postedTexts), ...namesOf(before) } : {};
  const shown = { ...texts, ...names };
  const knownFields = Object.keys(shown).filter((field) => shown[field] === earlier[field]);
  return { actor: who.sub, id: `${job.id}`, job, texts, names, knownFields, isKnown, isNameAccepted };
}
