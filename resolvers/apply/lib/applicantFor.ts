import { project } from '../../../model/visibility/project';
import { UserVisibility } from '../../../model/visibility/UserVisibility';
import type { Item } from '../../lib/Item';

/**
 * Who applied, for the job's side: by name, which applying consented to, as long as the application stands; after
 * it was withdrawn no more than what everybody sees.
 */
export function applicantFor(application: Item, user: Item): Item {
  if (application.type === 'WITHDRAWN') return project(UserVisibility, user, 'public');
  const isNamed = user.isShareFullname === true || !!application.consentedAt;
  return project(UserVisibility, { ...user, isShareFullname: isNamed }, 'engaged');
}
