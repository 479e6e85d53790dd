import type { EditedJobQuery } from '../../../../../generated/editJob';

/** A job as the editor reads it: with its occupations, selection steps and their versions. */
export type EditedJob = NonNullable<EditedJobQuery['getOpenJob']>;
