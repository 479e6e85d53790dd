import type { SearchableOpenJobFilterInput } from '../../../../../generated/schema';
import type { JobsView } from './JobsView';

/** Converts the filters of the table of jobs into the API's filter; undefined when there is no condition. */
export function buildJobsFilter(view: JobsView): SearchableOpenJobFilterInput | undefined {
  const { keyword, states, organization, occupation, consultant, focus } = view;
  const filter: SearchableOpenJobFilterInput = {};
  if (keyword.trim()) filter.keyword = { match: keyword.trim() };
  if (states.length > 0) filter.state = { in: states };
  if (organization) filter.organizationId = { eq: organization };
  if (occupation) filter.jobIDs = { eq: occupation };
  if (consultant) filter.consultantName = { eq: consultant };
  if (focus === 'hiddenName') filter.isHideOrganizationName = { eq: true };
  if (focus === 'lacking') filter.itemsDueOn = { exists: true };
  return Object.keys(filter).length > 0 ? filter : undefined;
}
