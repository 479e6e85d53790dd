import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { noticeDocuments } from './noticeDocuments';

/** A notice as the tests read it. */
export interface Notice {
  id: string;
  userId: string | null;
  kind: string | null;
  subject: string | null;
  title: string | null;
  state: string | null;
  isRead: boolean | null;
}

/** Returns the newest 20 notices of a person. */
export async function readNotices(person: Person): Promise<Notice[]> {
  const { data } = await query(noticeDocuments.list, {}, person);
  return data?.listUserNotices.items ?? [];
}
