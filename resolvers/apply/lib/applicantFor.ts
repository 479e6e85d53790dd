import { project } from '../../../model/visibility/project';
import { UserVisibility } from '../../../model/visibility/UserVisibility';
import type { Item } from '../../lib/Item';

/**
 * Whom a row about a job is about, for the job's side: who applied by name, which applying consented to, as long as the application stands; after
 * it was withdrawn no more than what everybody sees, as of who is involved otherwise.
 */
export function applicantFor(application: Item, user: Item): Item {
  const { type, __typename } = application;
  const isStanding = type ? type !== 'WITHDRAWN' : __typename === 'EnishiWorkHistory';
  if (!isStanding) return project(UserVisibility, user, 'public');
  const isNamed = user.isShareFullname === true || !!application.consentedAt;
  return project(UserVisibility, { ...user, isShareFullname: isNamed }, 'engaged');
}
