import { useSearchParams } from 'react-router-dom';
import { readJobId } from '../../lib/route/readJobId';

export interface FromJob {
  /** The id of the job that the person wants to apply to. */
  id?: string;
  /**
   * Any value means that the person came to the registration from a job; undefined means that they did not.
   */
  index?: string;
}

/**
 * Returns the job id in the URL of a sign-in screen, in the form in which links to the next screen pass it
 * on.
 */
export function useFromJob(): FromJob {
  const [query] = useSearchParams();
  return { id: readJobId(query), index: query.get('index') ?? undefined };
}
