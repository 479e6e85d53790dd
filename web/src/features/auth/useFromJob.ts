import { useSearchParams } from 'react-router-dom';
import { readJobId } from '../../lib/route/readJobId';

export interface FromJob {
  /** The id of the job that the person wants to apply to. */
  id?: string;
  /**
   * Set (to any value) when the person is registering, so that signing in leads to the registration of the
   * profile. Undefined when signing in leads back to the job.
   */
  index?: string;
}

/**
 * Reads from the URL of an authentication screen which job the person came from. Pass the result to `paths`
 * for links to other authentication screens, so that their URLs name the job too.
 */
export function useFromJob(): FromJob {
  const [query] = useSearchParams();
  return { id: readJobId(query), index: query.get('index') ?? undefined };
}
