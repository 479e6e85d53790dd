import { useMutation } from '@apollo/client/react';
import { ChangeJobStateDocument } from '../../../../generated/adminJob';
import type { UpdateOpenJobInput } from '../../../../generated/schema';
import { classifyFailure } from '../../../../lib/errors/classifyFailure';
import type { Failure } from '../../../../lib/errors/Failure';

export type JobChange = Omit<UpdateOpenJobInput, 'id'>;

/**
 * Returns a function that changes a job, if it still has the version that the screen shows. It resolves to the
 * reason of a failure, or to null.
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
