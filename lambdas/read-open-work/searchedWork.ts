import { multiSearch, type Source } from '../lib/multiSearch';
import { HOME_TASK_LIMIT } from './HOME_TASK_LIMIT';
import type { OpenTask, OpenWork } from './OpenWork';

interface Search {
  kind: OpenWork['kind'];
  index: string;
  filter: object;
  sort: object;
  fields: readonly string[];
  toTask: (source: Source) => Omit<OpenTask, 'id'>;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const ofJobs = (kind: Search['kind'], state: string, order: 'asc' | 'desc'): Search => ({
  kind,
  index: 'open-jobs-admin',
  filter: { term: { state } },
  sort: { updatedAt: { order } },
  fields: ['title', 'organizationName', 'reviewRequestedAt', 'updatedAt'],
  toTask: ({ title, organizationName, reviewRequestedAt, updatedAt }) => ({
    ...{ userID: null, name: textOf(title), note: textOf(organizationName) },
    at: String(reviewRequestedAt ?? updatedAt),
  }),
});

const searches: readonly Search[] = [
  {
    kind: 'APPLICATION',
    index: 'user-applies',
    filter: { term: { type: 'APPLIED' } },
    sort: { createdAt: { order: 'asc' } },
    fields: ['userID', 'talentName', 'title', 'createdAt'],
    toTask: ({ userID, talentName, title, createdAt }) => ({
      ...{ userID: textOf(userID), name: textOf(talentName), note: textOf(title), at: String(createdAt) },
    }),
  },
  ofJobs('JOB_REVIEW', 'REQUESTED', 'asc'),
  ofJobs('JOB_DRAFT', 'DRAFT', 'desc'),
];

/**
 * Reads new applications, jobs under review and drafts of jobs with one request to OpenSearch.
 * @throws Error when one of the searches fails
 */
export async function searchedWork(): Promise<OpenWork[]> {
  const found = await multiSearch(
    searches.map(({ index, filter, sort, fields }) => ({
      index,
      body: {
        query: { bool: { filter: [filter] } },
        _source: fields,
        sort: [sort],
        size: HOME_TASK_LIMIT,
        track_total_hits: true,
      },
    })),
  );
  return searches.map(({ kind, toTask }, at) => {
    const { total, hits } = found[at]!;
    const tasks = hits.map(({ _id, _source }) => ({ id: _id, ...toTask(_source) }));
    return { kind, count: total.value, isMore: false, tasks };
  });
}
