import type { Caller } from '../../../model/access';
import { OpenJob } from '../../../model/entities/OpenJob';
import { jobStateOf } from '../../../model/jobStateOf';
import { namesShown } from '../../../model/rules/posting/namesShown';
import { wasCheckedForNames } from '../../../model/rules/posting/wasCheckedForNames';
import { isPublic } from '../../../model/visibility/isPublic';
import { wasPublic } from '../../../model/visibility/wasPublic';
import type { Snapshot } from '../../generated/types';
import type { Posting } from './Posting';
import { normalTexts } from './normalTexts';
import { asText } from '../../lib/asText';

type Job = Snapshot<'OpenJob'>;

function namesOf(job: Job): Record<string, string> {
  const names = namesShown(job);
  return normalTexts(names, Object.keys(names));
}

/**
 * Returns the title of a job that is no longer public, for the posting rules, because those who keep the job or
 * applied to it go on seeing it; null if this write changes neither the title nor whose name it must not reveal.
 */
function titleOf(who: Caller, before: Job, job: Job, isNameAccepted: boolean): Posting | null {
  const decisive = ['title', 'isHideOrganizationName', 'organizationOpenJobsId', 'organizationName'] as const;
  const changed = decisive.filter((field) => (before[field] ?? null) !== (job[field] ?? null));
  if (changed.length === 0) return null;
  const texts = normalTexts(job, ['title']);
  const about = { actor: who.sub, id: asText(job.id), job, texts, names: {}, knownFields: [] };
  return { ...about, isForReview: false, isTitleOnly: true, isKnown: false, isNameAccepted };
}

/**
 * Returns what the posting rules must check before `job` is stored: a job that is public, or whose writer
 * asks for a review. Null for any other job that never was public.
 * @param before the job as it is stored; empty for a new one
 */
export function postingOf(who: Caller, before: Job, job: Job, isNameAccepted: boolean): Posting | null {
  // Administrators may prepare a job that waits for their review.
  const isForReview = !who.isAdmin && jobStateOf(job) === 'REQUESTED';
  if (!isPublic(job) && !isForReview)
    return wasPublic(before) ? titleOf(who, before, job, isNameAccepted) : null;
  const texts = normalTexts(job, OpenJob.postedTexts);
  const names = namesOf(job);
  const isKnown = wasCheckedForNames(before, job);
  const earlier = isKnown ? { ...normalTexts(before, OpenJob.postedTexts), ...namesOf(before) } : {};
  const shown = { ...texts, ...names };
  const knownFields = Object.keys(shown).filter((field) => shown[field] === earlier[field]);
  const about = { actor: who.sub, id: asText(job.id), job, texts, names, knownFields };
  return { ...about, isForReview, isTitleOnly: false, isKnown, isNameAccepted };
}
