import { runtime } from '@aws-appsync/utils';
import { batchGet } from '@aws-appsync/utils/dynamodb';
import { UserApplies } from '../../model/entities/UserApplies';
import { keyOf, secondSegment } from '../../model/ids';
import { jobMeetingsKey } from '../../model/meetings/jobMeetingsKey';
import { mayReadApplication } from '../apply/lib/readerOf';
import { jobRoleInRow } from '../lib/access/jobStaff';
import { relation } from '../lib/operation';
import { batchItems } from '../lib/read';
import { getCaller, getSource, tableName } from '../lib/resolver';
import { findTaken } from '../meeting/lib/times';
import type { JobMeetings } from '../meeting/readMeetings';

export const conversationApplication = relation({ 'Conversation.application': { also: ['Insight'] } }).unit(
  'Talent',
  {
    /**
     * Reads the talent's application to the job that the conversation is about, and in the same request the times that
     * meetings about the job have taken. Null if the parent's resolver has not named one: only getConversation does, for
     * members.
     */
    request(ctx) {
      const { application } = getSource(ctx);
      if (!application?.id) return runtime.earlyReturn(null);
      const taken = jobMeetingsKey(secondSegment(application.id));
      return batchGet({
        tables: {
          [tableName(ctx, 'Talent')]: { keys: [keyOf(UserApplies, application.id)], consistentRead: true },
          [tableName(ctx, 'Insight')]: { keys: [taken], consistentRead: true },
        },
      });
    },

    /**
     * Returns it to the talent, to administrators, and to members who work for the job now. Of the taken times it names
     * only offered ones: when others are met is not for the talent.
     */
    response(ctx) {
      const row = batchItems<'UserApplies'>(ctx, 'Talent')[0];
      const taken = batchItems(ctx, 'Insight')[0] as (JobMeetings & { contact?: string }) | null;
      const who = getCaller(ctx);
      if (!row || !mayReadApplication(who, row)) return null;
      const meetings = row.meetings ?? [];
      const takenTimes = meetings.flatMap((meeting) => findTaken(meeting.times, meeting, taken?.times ?? []));
      const isForStaff = row.userID !== who.sub && jobRoleInRow(who, row) !== 'none';
      return { ...row, takenTimes, meetingContact: isForStaff ? (taken?.contact ?? null) : null };
    },
  },
);
