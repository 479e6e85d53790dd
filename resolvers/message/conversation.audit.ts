import { type Context, runtime } from '@aws-appsync/utils';
import { answered } from '../lib/answered';
import { auditEntry } from '../lib/auditEntry';
import { reasoned } from './lib/reasoned';

/**
 * An administrator who is no member says why, and it is written down before anything is read; of one who joined by
 * themselves each reading is written down with the reason that they joined for.
 */
export function request(ctx: Context<{ reason?: string | null }>) {
  const { isMember, joinReason } = ctx.stash;
  if (isMember && !joinReason) runtime.earlyReturn(null);
  return auditEntry({
    actor: ctx.stash.who.sub,
    action: 'readConversation',
    subject: ctx.stash.conversationId,
    detail: joinReason ?? reasoned(ctx.args.reason),
  });
}

export function response(ctx: Context) {
  answered(ctx);
  return null;
}
