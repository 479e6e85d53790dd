import { runtime } from '@aws-appsync/utils';
import type { Caller } from '../../model/access';
import { step, type StepContext } from '../lib/operation';
import { resultOrFail } from '../lib/resolver';
import { auditEntry } from '../lib/write/auditEntry';
import { requireReason } from './lib/rows';

/** Who reads which conversation, and as what. */
export interface ReadStash {
  who: Caller;
  conversationId: string;
  isMember: boolean;
  /** The reason that an administrator gave when they added themselves. */
  joinReason?: string;
}

export const auditConversation = step('Insight', {
  /**
   * Writes an audit entry before an administrator reads a conversation to which nobody invited them. The
   * entry contains a reason. Administrators who are not members must give one with the request; for
   * administrators who have added themselves to the conversation, it is the reason that they gave when they
   * did so.
   */
  request(ctx: StepContext<{ reason?: string | null }, ReadStash>) {
    const { isMember, joinReason } = ctx.stash;
    if (isMember && !joinReason) runtime.earlyReturn(null);
    return auditEntry({
      actor: ctx.stash.who.sub,
      action: 'readConversation',
      subject: ctx.stash.conversationId,
      detail: joinReason ?? requireReason(ctx.args.reason),
    });
  },

  response(ctx) {
    resultOrFail(ctx);
    return null;
  },
});
