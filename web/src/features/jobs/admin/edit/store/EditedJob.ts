import type { EditedJobQuery } from '../../../../../generated/editJob';

/**
 * A job as the job editor reads it: with its occupations, its selection steps and the versions of all of
 * them.
 */
export type EditedJob = NonNullable<EditedJobQuery['getOpenJob']>;
