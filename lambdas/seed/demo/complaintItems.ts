import { answerDays } from '../../../model/complaints/answerDays';
import { complaintKey } from '../../../model/complaints/complaintKey';
import { openComplaint } from '../../../model/complaints/openComplaint';
import type { EnumValue } from '../../../model/enums';
import type { SeedDay } from '../lib/SeedDay';
import { seedUlid } from '../lib/seedUlid';
import type { StoredItem } from '../lib/StoredItem';

/** Builds the rows of a complaint and of a report about a job, which wait for their answers. */
export function complaintItems(day: SeedDay, openJobID: string | undefined): StoredItem[] {
  const received = (kind: EnumValue<'ComplaintKind'>, days: number, about: object): StoredItem => {
    const id = seedUlid(`Complaint:${kind}`);
    const receivedAt = day.ago(days, 10, 20);
    return {
      table: 'Insight',
      item: {
        ...{ ...complaintKey(id), __typename: 'Complaint', id, kind, ...about },
        ...{ receivedAt, dueOn: day.dayAgo(days - answerDays), type: openComplaint, reportedAt: receivedAt },
      },
    };
  };
  return [
    received('COMPLAINT', 5, {}),
    ...(openJobID === undefined ? [] : [received('JOB_REPORT', 2, { openJobID })]),
  ];
}
