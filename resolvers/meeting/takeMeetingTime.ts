import { util } from '@aws-appsync/utils';
import { RateLimits } from '../../model/limits/RateLimits';
import { operation } from '../lib/operation';
import { fail } from '../lib/resolver';
import type { MeetingStash } from './lib/MeetingStash';
import { requireMeeting, skipIfStored, storedOrAgain, storeMeeting } from './lib/meetingWrites';
import { refuseTaken, storedTime } from './lib/times';
import { readMeetings } from './readMeetings';

export const takeMeetingTime = operation('Mutation.takeMeetingTime', {
  grants: ['owner', 'client', 'consultant'],
  rate: RateLimits.meeting,
  also: ['Conversation', 'OpenJob', 'Insight'],
})
  .stash<MeetingStash>()
  .step('read', readMeetings)
  .step('write', 'Talent', {
    /**
     * Stores that a side takes one of the times that the other offers. The row with the taken times of the job is part of
     * the transaction, so that of two talents who take the same time at the same moment one is refused.
     */
    request(ctx) {
      skipIfStored(ctx);
      const { application, taken } = ctx.prev.result;
      const meeting = requireMeeting(application, ctx.args.input.meetingId);
      const at = storedTime(ctx.args.input.at);
      const now = util.time.nowISO8601();
      if (meeting.state === 'AGREED' && meeting.at === at && meeting.times.length === 0) {
        ctx.stash.stored = application;
        skipIfStored(ctx);
      }
      const isOffered = meeting.state !== 'CANCELLED' && meeting.times.includes(at);
      if (!isOffered) fail('Conflict', 'This time is not offered.');
      if (meeting.offeredBy === ctx.stash.side)
        fail('Unauthorized', 'The other side takes one of the times.');
      if ((meeting.answerBy ?? '') < now || at <= now)
        fail('Conflict', 'The times have expired.', { field: 'input.at', rule: 'expired' });
      refuseTaken('input.at', [at], meeting, taken?.times ?? []);
      const sequence = meeting.sequence + 1;
      const agreed = { state: 'AGREED' as const, at, times: [], answerBy: null, sequence, updatedAt: now };
      return storeMeeting(ctx, ctx.prev.result, { meeting: { ...meeting, ...agreed }, line: 'agreed' });
    },

    response: (ctx) => storedOrAgain(ctx),
  })
  .again('read')
  .again('write');
