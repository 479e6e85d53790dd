import type { StoredRow } from '../../lambdas/lib/StoredRow';
import { corpus } from './corpus';
import { talents } from './talents';

const TYPES = ['APPLIED', 'SCREENING', 'INTERVIEW', 'OFFERED', 'CONTRACTED', 'REJECTED', 'WITHDRAWN'];
const FIRST = Date.UTC(2026, 3, 1, 4);

/**
 * A talent's record about a job: a keep (saved job) or an application. It has the rows from which its search
 * document is built.
 */
export interface PrivateRow {
  row: StoredRow;
  talent: (typeof talents)[number];
  job: (typeof corpus)[number];
}

function privateRow(
  entity: string,
  person: number,
  job: number,
  values: Record<string, unknown>,
): PrivateRow {
  const talent = talents[person % talents.length] ?? talents[0];
  const items = corpus[job % corpus.length] ?? corpus[0];
  if (!talent || !items) throw new Error('The corpus is empty');
  const [sub, openJobID] = [String(talent.user.id), String(items.job.id)];
  const createdAt = new Date(FIRST + ((person * 13 + job * 7) % 60) * 7_200_000).toISOString();
  const row: StoredRow = {
    ...{ pk: `${sub}#private`, sk: `${entity}#${openJobID}`, __typename: entity, id: `${sub}.${openJobID}` },
    ...{ userID: sub, openJobID, owner: sub, createdAt, updatedAt: createdAt, version: 1 },
    ...values,
  };
  return { row, talent, job: items };
}

/** The applications of the search tests: two of each talent. */
export const applications: PrivateRow[] = talents.flatMap((_, person) =>
  [3, 11].map((step, at) =>
    privateRow('UserApplies', person, person * step + at, {
      type: TYPES[(person + at * 3) % TYPES.length],
      message: 'よろしくお願いします。',
      memberIds: person % 4 === 0 ? ['consultant-1'] : [],
    }),
  ),
);

/** The keeps (saved jobs) of the search tests: fifteen jobs of each of the first two talents. */
export const keeps: PrivateRow[] = [0, 1].flatMap((person) =>
  Array.from({ length: 15 }, (_, at) =>
    privateRow('UserFavoriteOpenJobs', person, at * 2 + person, { isFavorite: at !== 7 }),
  ),
);
