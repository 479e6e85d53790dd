import type { Caller } from '../../../model/access';
import { OpenJob } from '../../../model/entities/OpenJob';
import { namesShown } from '../../../model/rules/posting/namesShown';
import { wasCheckedForNames } from '../../../model/rules/posting/wasCheckedForNames';
import { isPublic } from '../../../model/visibility/isPublic';
import type { Item } from '../../lib/resolver';
import { normalTexts } from './normalTexts';
import type { Posting } from './Posting';

function namesOf(job: Item): Record<string, string> {
  const names = namesShown(job);
  return normalTexts(names, Object.keys(names));
}

/**
 * Returns what the posting rules must check before `job` is stored; null if it will not be public.
 * @param before the job as it is stored; empty for a new one
 */
export function postingOf(who: Caller, before: Item, job: Item, isNameAccepted: boolean): Posting | null {
  if (!isPublic(job)) return null;
  const texts = normalTexts(job, OpenJob.postedTexts);
  const names = namesOf(job);
  const isKnown = wasCheckedForNames(before, job);
  const earlier = isKnown ? { ...normalTexts(before, OpenJob.postedTexts), ...namesOf(before) } : {};
  const shown = { ...texts, ...names };
  const knownFields = Object.keys(shown).filter((field) => shown[field] === earlier[field]);
  return { actor: who.sub, id: `${job.id}`, job, texts, names, knownFields, isKnown, isNameAccepted };
}
