import type { Context } from '@aws-appsync/utils';
import { answered } from '../lib/answered';
import { auditEntry } from '../lib/auditEntry';
import { fail } from '../lib/fail';

interface Args {
  input: { conversationId: string; userId: string };
}

/**
 * Administrators let anybody join; the job's consultant who works on it or is of its organization. It is written down
 * before it happens: why, where an administrator joins by themselves, otherwise who was added.
 */
export function request(ctx: Context<Args>) {
  const { isDecided, isConsultants, isOfSide, joinReason, who } = ctx.stash;
  const mayJoin = isDecided || (isConsultants && isOfSide);
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
  answered(ctx);
  return ctx.prev.result;
}
