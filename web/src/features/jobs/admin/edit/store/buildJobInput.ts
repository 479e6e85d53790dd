import type { JobState } from '../../../../../../../model/jobStates';
import type { UpdateOpenJobInput } from '../../../../../generated/schema';
import { jobChanges } from '../../state/jobChanges';
import type { JobValues } from '../JobValues';

const flags: Record<JobState, Partial<UpdateOpenJobInput>> = {
  DRAFT: { isDraft: true, isPublic: false },
  REQUESTED: {},
  PUBLIC: jobChanges.publish,
  CLOSED: jobChanges.close,
};

/** The fields of a job that the editor changes, except those that are records of their own. */
export type OwnChanges = Partial<Omit<JobValues, 'selectionProcesses' | 'occupations' | 'skills'>> & {
  /** Ids of skills. */
  skills?: string[];
};

/** Returns the input that stores changed fields of a job. `values` are all values of the editor. */
export function buildJobInput(changed: OwnChanges, values: JobValues): Omit<UpdateOpenJobInput, 'id'> {
  const { publication, organizationName, ...rest } = changed;
  const { organizationOpenJobsId } = values;
  const isNamed =
    !organizationOpenJobsId && (organizationName !== undefined || 'organizationOpenJobsId' in rest);
  return {
    ...rest,
    ...(isNamed && { organizationName: values.organizationName?.trim() || null }),
    ...(publication && flags[publication]),
  };
}
