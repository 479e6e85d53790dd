import type { EnumValue } from '../../../model/enums';
import { OpenJob } from '../../../model/entities/OpenJob';
import { User } from '../../../model/entities/User';
import { UserApplies } from '../../../model/entities/UserApplies';
import { childId, keyOf } from '../../../model/ids';
import { OpenJobVisibility } from '../../../model/visibility/OpenJobVisibility';
import { isPublic } from '../../../model/visibility/isPublic';
import { project } from '../../../model/visibility/project';
import { alertClauses } from '../../lib/alerts/alertClauses';
import { readVocabulary } from '../../lib/alerts/readVocabulary';
import { batchGetAll } from '../../lib/batchGetAll';
import { opensearch } from '../../lib/opensearch';
import type { StoredRow } from '../../lib/StoredRow';
import { env } from '../needs';
import type { MailedJob } from './MailedJob';

const ENDED: readonly EnumValue<'ApplyType'>[] = ['WITHDRAWN'];

/** Returns those of the jobs that the search of the alert finds now. */
async function searchAgain(alert: StoredRow, jobIds: readonly string[]): Promise<Set<string>> {
  const vocabulary = await readVocabulary(env('CATALOG_TABLE'), alert);
  const { status, body } = await opensearch<{ hits?: { hits: { _id: string }[] } }>(
    'POST',
    '/open-jobs/_search',
    {
      query: { bool: { filter: [{ ids: { values: jobIds } }, ...alertClauses(alert, vocabulary)] } },
      ...{ _source: false, size: jobIds.length },
    },
  );
  if (!body.hits) throw new Error(`Search answered ${status} when an alert was asked again`);
  return new Set(body.hits.hits.map(({ _id }) => _id));
}

/**
 * Returns those of the jobs that an alert may still tell its owner of, the newest first, as everybody sees them: they
 * are public, the search finds them, and the owner has not applied and does not block the organization that they show.
 */
export async function findFittingJobs(alert: StoredRow, jobIds: readonly string[]): Promise<MailedJob[]> {
  const sub = String(alert.userID);
  const found = await searchAgain(alert, jobIds);
  const asked = jobIds.filter((id) => found.has(id));
  if (asked.length === 0) return [];
  const rows = await batchGetAll({
    [env('OPEN_JOB_TABLE')]: asked.map((id) => keyOf(OpenJob, id)),
    [env('TALENT_TABLE')]: [keyOf(User, sub), ...asked.map((id) => keyOf(UserApplies, childId(sub, id)))],
  });
  const applied = new Set(
    rows
      .filter(({ __typename, type }) => __typename === 'UserApplies' && !ENDED.includes(type as never))
      .map(({ openJobID }) => openJobID),
  );
  const owner = rows.find(({ __typename }) => __typename === User.name);
  const blocked = (owner?.blockedOrganizationIds ?? []) as string[];
  return rows
    .filter((row) => row.__typename === 'OpenJob' && isPublic(row) && !applied.has(row.pk))
    .sort((a, b) => String(b.publishedAt).localeCompare(String(a.publishedAt)))
    .map((row): Record<string, unknown> => ({ ...project(OpenJobVisibility, row, 'public'), id: row.pk }))
    .filter(
      ({ organizationOpenJobsId: shown }) => !blocked.includes(String(shown)),
    ) as unknown as MailedJob[];
}
