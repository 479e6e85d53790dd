import { util } from '@aws-appsync/utils';
import type { Rows, Snapshot } from '../../generated/types';

/**
 * Returns the names by which a job's hidden organization could be recognized, its name and its reading, in
 * the form in which the posting rules compare them (Unicode NFKC).
 * @param organization the job's organization; null if it does not exist
 */
export function normalNames(job: Snapshot<'OpenJob'>, organization: Rows['Organization'] | null): string[] {
  return [organization?.name ?? job.organizationName, organization?.kana].flatMap((name) =>
    name ? util.str.normalize(name, 'nfkc') : [],
  );
}
