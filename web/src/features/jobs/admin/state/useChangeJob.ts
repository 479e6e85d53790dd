import { useMutation } from '@apollo/client/react';
import { ChangeJobStateDocument } from '../../../../generated/adminJob';
import type { UpdateOpenJobInput } from '../../../../generated/schema';
import { classifyFailure } from '../../../../lib/errors/classifyFailure';
import type { Failure } from '../../../../lib/errors/Failure';

export type JobChange = Omit<UpdateOpenJobInput, 'id'>;

/**
 * Returns a function that changes the state of a job. The API refuses the change if the job's version is no
 * longer that of `job`. The function resolves to null on success, otherwise to the failure.
 */
export function useChangeJob() {
  const [mutate] = useMutation(ChangeJobStateDocument);
  return async (job: { id: string; version: number }, change: JobChange): Promise<Failure | null> => {
    try {
      await mutate({
        variables: { input: { id: job.id, ...change }, condition: { version: { eq: job.version } } },
      });
      return null;
    } catch (error) {
      return classifyFailure(error);
    }
  };
}
