import type { JobState } from '../../../../../model/jobStates';
import { paths } from '../../../lib/paths';

/**
 * The two editors of a job: that of administrators (`admin`) and that of the job's organization (`client`).
 */
export type JobArea = 'admin' | 'client';

interface Editing {
  /**
   * For each state of the stored job, the states that can be chosen in the editor, in the order of `jobStates`: a choice
   * stays where it is when saving it changes the others.
   */
  choices: Record<JobState, readonly JobState[]>;
  editorOf: (id: string) => string;
  /**
   * Returns the path of the screen about a job, to which the job's title links; null if there is no such
   * screen besides the editor.
   */
  screenOf: ((id: string) => string) | null;
}

/**
 * What each of the two editors of a job has of its own: the states that people can choose in it and its
 * paths. Administrators publish jobs; organizations ask for the publication (decision T34). Before an
 * organization asks for the publication of a closed job again, it makes the job a draft.
 */
export const jobAreas: Record<JobArea, Editing> = {
  admin: {
    choices: {
      DRAFT: ['DRAFT', 'PUBLIC'],
      REQUESTED: ['DRAFT', 'REQUESTED', 'PUBLIC'],
      PUBLIC: ['PUBLIC', 'CLOSED'],
      CLOSED: ['PUBLIC', 'CLOSED'],
    },
    editorOf: paths.adminEditJob,
    screenOf: paths.adminJob,
  },
  client: {
    choices: {
      DRAFT: ['DRAFT', 'REQUESTED'],
      REQUESTED: ['DRAFT', 'REQUESTED'],
      PUBLIC: ['PUBLIC', 'CLOSED'],
      CLOSED: ['DRAFT', 'CLOSED'],
    },
    editorOf: paths.clientEditJob,
    screenOf: null,
  },
};
