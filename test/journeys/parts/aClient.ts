import { claimsOf } from '../../support/api/claimsOf';
import { query } from '../../support/api/query';
import { given } from '../../support/given';
import { ownJobs } from './ownJobs';

/** Returns the test client, its organization and a public job of it. */
export async function aClient() {
  const client = await given.theClient();
  const { organizationId } = claimsOf<{ organizationId: string }>(client.token);
  const { data } = await query(ownJobs, { organizationId }, client);
  const job = data?.searchOpenJobs.items.find(({ isPublic, isDraft }) => isPublic && !isDraft);
  if (!job) throw new Error('The organization of the test client has no public job');
  return { client, organizationId, job: { id: job.id, title: job.title ?? '' } };
}
