import type { Context } from '@aws-appsync/utils';
import { fail, resultOrFail } from '../lib/resolver';
import { auditEntry } from '../lib/write/auditEntry';

interface Args {
  input: { conversationId: string; userId: string };
}

/**
 * Checks that the caller may add this person to a conversation, and writes an audit entry. Administrators may
 * add anybody, consultants of the job only job staff. If an administrator joins, the entry contains the
 * reason; otherwise it contains the sub of the person who is added.
 */
export function request(ctx: Context<Args>) {
  const { isDecided, isConsultants, isJobStaff, joinReason, who } = ctx.stash;
  const mayJoin = isDecided || (isConsultants && isJobStaff);
  if (!mayJoin) fail('Unauthorized', 'There is no such conversation, or no such person.');
  const { conversationId, userId } = ctx.args.input;
  return auditEntry({
    actor: who.sub,
    action: joinReason ? 'joinConversation' : 'addMember',
    subject: conversationId,
    detail: joinReason ?? userId,
  });
}

export function response(ctx: Context<Args>) {
  resultOrFail(ctx);
  return ctx.prev.result;
}
