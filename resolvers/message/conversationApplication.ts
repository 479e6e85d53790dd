import { runtime } from '@aws-appsync/utils';
import { viewerOf } from '../../model/access';
import { UserApplies } from '../../model/entities/UserApplies';
import { jobRoleInRow } from '../lib/access/jobStaff';
import { relation } from '../lib/operation';
import { getLatestRecord } from '../lib/read';
import { getCaller, getSource, resultOrFail } from '../lib/resolver';

export const conversationApplication = relation('Conversation.application').unit('Talent', {
  /**
   * Reads the talent's application to the job that the conversation is about. Null if the parent's resolver has not
   * named one: only getConversation does, for members.
   */
  request(ctx) {
    const { application } = getSource(ctx);
    if (!application?.id) return runtime.earlyReturn(null);
    return getLatestRecord(UserApplies, application.id);
  },

  /** Returns it to the talent, to administrators, and to members who work for the job now. */
  response(ctx) {
    const row = resultOrFail(ctx);
    if (!row) return null;
    const who = getCaller(ctx);
    const viewer = viewerOf(who, row.userID);
    const isTheirs = viewer === 'owner' || viewer === 'admin' || jobRoleInRow(who, row) !== 'none';
    return isTheirs ? row : null;
  },
});
