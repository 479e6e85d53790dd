import type { RightsRole } from './rightsRoles';
import type { RightsRow } from './rightsTable';

/**
 * The mark directly after the end of a role, which follows from the marks before and after it. `y`, `n`: as there. `t`:
 * as before until the token expires, after at most 15 minutes. `s`: ends within seconds, when the streams have removed
 * the copies of the row. `.`: not asked.
 */
export function expectedAt(role: RightsRole, { call, cells }: RightsRow): 'y' | 'n' | 't' | 's' | '.' {
  const [before, after] = cells[role.name] ?? ['.', '.'];
  if (before === '.') return '.';
  if (before === 'n') return 'n';
  // A query that stores something asks for the session like a mutation.
  const isWrite =
    /^(create|update|delete|pool|handIn|propose|offer|answer|amend|end|record|invoke|download)/.test(call);
  if (isWrite && role.endsSessions) return 'n';
  // The mail is asked for by marking the conversation as read, which is a write.
  if (call === '@mail' && after === 'y' && role.endsSessions) return '.';
  if (after === 'y') return 'y';
  if (call.startsWith('@')) return 's';
  // An owner of an organization is asked for in the row that the end changes.
  if (role.name === 'owner') return 'n';
  // The row of a member of a conversation is removed by the streams.
  if (call.includes('$own.talk')) return 's';
  return role.readsBy === 'token' ? 't' : 's';
}
