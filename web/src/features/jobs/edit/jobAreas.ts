import type { JobState } from '../../../../../model/jobStates';
import { paths } from '../../../lib/paths';

/** Whose editor of a job it is: that of administrators, or that of the job's organization. */
export type JobArea = 'admin' | 'client';

interface Editing {
  /** The states that can be given to a job, by its state now. */
  choices: Record<JobState, readonly JobState[]>;
  editorOf: (id: string) => string;
  /** The screen about a job to which its title leads; null where the editor is the only one. */
  screenOf: ((id: string) => string) | null;
}

/**
 * How the editor of a job differs between the areas. Administrators publish; organizations ask for the publication
 * (decision T34). To ask for the publication of a closed job again, they first make it a draft.
 */
export const jobAreas: Record<JobArea, Editing> = {
  admin: {
    choices: {
      DRAFT: ['DRAFT', 'PUBLIC'],
      REQUESTED: ['REQUESTED', 'DRAFT', 'PUBLIC'],
      PUBLIC: ['PUBLIC', 'CLOSED'],
      CLOSED: ['CLOSED', 'PUBLIC'],
    },
    editorOf: paths.adminEditJob,
    screenOf: paths.adminJob,
  },
  client: {
    choices: {
      DRAFT: ['DRAFT', 'REQUESTED'],
      REQUESTED: ['REQUESTED', 'DRAFT'],
      PUBLIC: ['PUBLIC', 'CLOSED'],
      CLOSED: ['CLOSED', 'DRAFT'],
    },
    editorOf: paths.clientEditJob,
    screenOf: null,
  },
};
