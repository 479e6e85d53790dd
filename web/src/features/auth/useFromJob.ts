import { useSearchParams } from 'react-router-dom';
import { readJobId } from '../../lib/route/readJobId';

export interface FromJob {
  /** The id of the job that the person wants to apply to. */
  id?: string;
  /**
   * Any value means that the person is registering and continues with the profile; undefined means that they
   * continue with the job.
   */
  index?: string;
}

/**
 * Reads from the URL of a sign-in screen which job the person came from. Links to the next screen pass the
 * result on.
 */
export function useFromJob(): FromJob {
  const [query] = useSearchParams();
  return { id: readJobId(query), index: query.get('index') ?? undefined };
}
