import { User } from '../../model/entities/User';
import { keyOf } from '../../model/ids';
import { batchGetAll } from '../lib/batchGetAll';
import { indexed } from '../lib/indexed';
import type { StoredRow } from '../lib/StoredRow';
import { discloseRow } from './discloseRow';
import { env } from './needs';

/** The actions whose detail is the sub of a member of a conversation. */
const ABOUT_MEMBERS: readonly unknown[] = ['addMember', 'removeMember'];

/** Returns a function that says in Japanese what somebody is who has done something with a person's records. */
async function roles(actors: readonly string[], sub: string): Promise<(actor: string) => string> {
  const keys = actors.map((actor) => keyOf(User, actor));
  const found = await batchGetAll({ [env('TALENT_TABLE')]: keys });
  const members = new Set(found.filter((row) => row.organizationUsersId).map((row) => row.sub));
  return (actor) => {
    if (actor === sub) return '本人';
    return members.has(actor) ? '求人企業の担当者' : '運営の担当者';
  };
}

/**
 * Reads the entries of the audit log about a person: who, by role, has read their contact data, files and
 * conversations, and changed their records, and when.
 * @param ids the ids of the person's records and conversations
 */
export async function readLog(sub: string, ids: readonly string[]): Promise<Record<string, unknown>[]> {
  const entries: StoredRow[] = [];
  for (const subject of new Set([sub, ...ids]))
    entries.push(...(await indexed(env('INSIGHT_TABLE'), 'bySubject', 'subject', subject)));
  const roleOf = await roles([...new Set(entries.map(({ actor }) => String(actor)))], sub);
  return entries.map((entry) => {
    const { detail, ...shown } = discloseRow(entry, sub);
    const isAnother = ABOUT_MEMBERS.includes(entry.action) && detail !== sub;
    return {
      ...shown,
      by: roleOf(String(entry.actor)),
      ...(!isAnother && detail !== undefined && { detail }),
    };
  });
}
