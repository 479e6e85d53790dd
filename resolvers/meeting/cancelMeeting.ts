import { util } from '@aws-appsync/utils';
import { RateLimits } from '../../model/limits/RateLimits';
import { operation } from '../lib/operation';
import { fail } from '../lib/resolver';
import type { MeetingStash } from './lib/MeetingStash';
import { requireMeeting, skipIfStored, storedOrAgain, storeMeeting } from './lib/meetingWrites';
import { readMeetings } from './readMeetings';

export const cancelMeeting = operation('Mutation.cancelMeeting', {
  grants: ['owner', 'client', 'consultant'],
  rate: RateLimits.meeting,
  also: ['Conversation', 'OpenJob', 'Insight'],
})
  .stash<MeetingStash>()
  .step('read', readMeetings)
  .step('write', 'Talent', {
    /**
     * Cancels a meeting with everything that is offered for it. Its time is free for others once handle-changes has
     * seen the change.
     */
    request(ctx) {
      skipIfStored(ctx);
      const { application } = ctx.prev.result;
      const meeting = requireMeeting(application, ctx.args.input.meetingId);
      if (meeting.state === 'CANCELLED') {
        ctx.stash.stored = application;
        skipIfStored(ctx);
      }
      const now = util.time.nowISO8601();
      if (meeting.state === 'AGREED' && (meeting.at ?? '') <= now) fail('Conflict', 'The meeting has begun.');
      const cancelled = {
        state: 'CANCELLED' as const,
        times: [],
        answerBy: null,
        cancelledBy: ctx.stash.side,
        sequence: meeting.sequence + 1,
        updatedAt: now,
      };
      return storeMeeting(ctx, ctx.prev.result, { meeting: { ...meeting, ...cancelled }, line: 'cancelled' });
    },

    response: (ctx) => storedOrAgain(ctx),
  })
  .again('read')
  .again('write');
