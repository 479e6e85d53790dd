import { metricEventsOf } from '../../../lambdas/handle-changes/metrics/metricEventsOf';
import { firstReplyEvents } from '../../../lambdas/handle-changes/metrics/firstReplyEvents';
import { incrementCounters } from '../../../lambdas/handle-changes/metrics/incrementCounters';
import type { StoredRow } from '../../../lambdas/lib/StoredRow';
import { japanDay } from '../../../model/japanDay';
import type { Table } from '../../../model/Entity';
import type { EngineTables } from '../../support/engineTables';

const DAY = 86_400_000;

interface Stored {
  table: Table;
  item: StoredRow;
}

/**
 * Returns the records of one person, who registers at the time `at`, applies to a job, keeps a job, uses a
 * benefit and exchanges messages with `staff`, and the record of a new job. Times after `today` are replaced
 * by `today`.
 */
function recordsOf(number: number, at: number, today: number): Stored[] {
  const time = (hours: number) => new Date(Math.min(at + hours * 3_600_000, today)).toISOString();
  const sub = `person-${number}`;
  const talent = (item: object) => ({ table: 'Talent', item }) as Stored;
  const history = ['APPLIED', 'INTERVIEW', 'CONTRACTED']
    .slice(0, 1 + (number % 3))
    .map((type, step) => ({ type, at: time(step * 20 + 1) }));
  const [created, pk] = [{ createdAt: time(0), updatedAt: time(0) }, sub];
  const message = (id: string, authorId: string, hours: number) =>
    ({
      table: 'Conversation',
      item: {
        ...{ pk: `talk-${number}`, sk: `Message#${id}`, __typename: 'Message', id: `talk-${number}.${id}` },
        ...{ authorId, isEvent: false, createdAt: time(hours), updatedAt: time(hours), messageId: id },
        userKey: `${authorId}#sent`,
      },
    }) as unknown as Stored;
  return [
    talent({ pk, sk: 'User', __typename: 'User', sub, isAlreadyEditedBasic: true, ...created }),
    ...(number % 4 === 0
      ? []
      : [
          talent({
            pk: `${sub}#private`,
            sk: 'LastVisitDay',
            __typename: 'LastVisitDay',
            day: japanDay(time(50)),
          }),
        ]),
    talent({ pk, sk: 'UserApplies#j', __typename: 'UserApplies', id: `${sub}.j`, history, ...created }),
    talent({
      ...{ pk, sk: 'UserFavoriteOpenJobs#j', __typename: 'UserFavoriteOpenJobs', id: `${sub}.j` },
      ...{ isFavorite: true, version: 1, ...created },
    }),
    talent({
      ...{ pk, sk: 'UserEmployeeBenefits#b', __typename: 'UserEmployeeBenefits', id: `${sub}.b` },
      ...{ status: 'USED', ...created },
    }),
    {
      table: 'OpenJob',
      item: {
        ...{ pk: `job-${number}`, sk: 'OpenJob', __typename: 'OpenJob', id: `job-${number}` },
        ...{ publishedAt: time(3), ...created },
      },
    },
    message('1', sub, 1),
    message('2', sub, 2),
    message('3', 'staff', 2 + (number % 5)),
  ];
}

/**
 * Counts a record as `handle-changes` does when the record is stored. An application is counted once for each
 * state that it has had.
 */
async function count(item: StoredRow): Promise<void> {
  const history = item.history as { type: string; at: string }[] | undefined;
  if (!history) {
    await incrementCounters([
      ...metricEventsOf({ after: item }),
      ...(await firstReplyEvents({ after: item })),
    ]);
    return;
  }
  for (const [step, { type, at }] of history.entries())
    await incrementCounters(
      metricEventsOf({ after: { ...item, type, history: history.slice(0, step + 1), updatedAt: at } }),
    );
}

/** Stores what people do in the last `days` days, and counts it. One new person registers each day. */
export async function someActivity(tables: EngineTables, days: number): Promise<void> {
  const now = Date.now();
  for (let number = 0; number < days; number += 1) {
    const records = recordsOf(number, now - (days - 1 - number) * DAY - 60_000, now);
    await tables.fill(records);
    for (const { item } of records) await count(item);
  }
}
