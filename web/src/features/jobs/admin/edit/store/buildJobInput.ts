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

/** Changed values that are fields of the job record. Selection steps and occupations are separate records. */
export type OwnChanges = Partial<Omit<JobValues, 'selectionProcesses' | 'occupations' | 'skills'>> & {
  /** The ids of the skills. The editor itself holds names. */
  skills?: string[];
};

/**
 * Converts changed values into the input of the mutation that stores a job. `values` are all values of the
 * editor.
 */
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
