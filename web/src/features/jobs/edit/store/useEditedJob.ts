import { useQuery } from '@apollo/client/react';
import { useLocation } from 'react-router-dom';
import { EditedJobDocument } from '../../../../generated/editJob';
import type { AfterSave } from '../useAfterSave';

/**
 * Reads a job for its editor. It asks the API, because an old version could not be saved, unless the editor of a new job
 * has just read the job after saving it.
 */
export function useEditedJob(id: string) {
  const { state } = useLocation() as { state: Partial<AfterSave> | null };
  return useQuery(EditedJobDocument, {
    variables: { id },
    fetchPolicy: state?.isRead ? 'cache-first' : 'network-only',
    nextFetchPolicy: 'cache-first',
  });
}
