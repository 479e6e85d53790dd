import { util } from '@aws-appsync/utils';
import { isLongerThan } from '../../model/isLongerThan';
import { MeetingLimits } from '../../model/limits/MeetingLimits';
import { RateLimits } from '../../model/limits/RateLimits';
import type { StoredMeeting } from '../../model/meetings/StoredMeeting';
import type { RootFields } from '../generated/types';
import { operation } from '../lib/operation';
import { fail, invalid, newIdSegment } from '../lib/resolver';
import type { MeetingStash } from './lib/MeetingStash';
import { requireMeeting, skipIfStored, storedOrAgain, storeMeeting } from './lib/meetingWrites';
import { millisOf, readTimes, refuseTaken, storedTime } from './lib/times';
import { readMeetings } from './readMeetings';

type Input = RootFields['Mutation.proposeMeeting']['args']['input'];

const { shortest, longest, step } = MeetingLimits;

/** Returns a text in Unicode’s composed form without spaces around it. `InvalidInput` if it is missing or too long. */
function requireText(text: string | null | undefined, field: string, most: number): string {
  const trimmed = (text ?? '').trim();
  if (trimmed === '' || isLongerThan(trimmed, most)) invalid(`input.${field}`, `1..${most}`);
  return util.str.normalize(trimmed, 'nfc');
}

/** Returns what job staff say about a meeting; what an input leaves out stays as it was, and null clears the place. */
function readDetails(input: Input, before: StoredMeeting | null) {
  const minutes = input.minutes ?? before?.minutes ?? 0;
  if (minutes < shortest || minutes > longest || minutes % step !== 0)
    invalid('input.minutes', `${shortest}..${longest}, step ${step}`);
  const format = input.format ?? before?.format;
  if (!format) return invalid('input.format', 'required');
  const place = ((input.place === undefined ? before?.place : input.place) ?? '').trim();
  // A link is often made once the time is agreed.
  if (place === '' && format !== 'ONLINE') invalid('input.place', 'required');
  const people = input.people ?? before?.people ?? [];
  if (people.length === 0 || people.length > MeetingLimits.people)
    invalid('input.people', `1..${MeetingLimits.people} elements`);
  return {
    minutes,
    format,
    place: place === '' ? null : requireText(place, 'place', MeetingLimits.place),
    people: people.map((person) => requireText(person, 'people', MeetingLimits.person)),
    contact: requireText(input.contact ?? before?.contact, 'contact', MeetingLimits.contact),
  };
}

/** Returns until when one of the times can be taken: until the chosen moment, at most until the last time. */
function readDeadline(answerBy: string | null | undefined, times: readonly string[]): string | null {
  const last = times[times.length - 1];
  if (!last) return null;
  if (!answerBy) return last;
  if (millisOf(answerBy) <= util.time.nowEpochMilliSeconds()) invalid('input.answerBy', 'future');
  const chosen = storedTime(answerBy);
  return chosen < last ? chosen : last;
}

/** Returns the meetings of an application without the oldest that has ended, if it keeps as many as it can. */
function withRoom(meetings: readonly StoredMeeting[], now: string): readonly StoredMeeting[] {
  if (meetings.length < MeetingLimits.kept) return meetings;
  const isOver = ({ state, at, answerBy }: StoredMeeting) =>
    state === 'CANCELLED' || (state === 'AGREED' ? (at ?? '') : (answerBy ?? '')) <= now;
  const oldest = meetings.filter((meeting) => isOver(meeting))[0];
  if (!oldest) return fail('Conflict', 'Too many meetings are open.');
  return meetings.filter(({ id }) => id !== oldest.id);
}

/** Returns whether an input only offers times; this is what a talent may do. */
const isOnlyTimes = ({ minutes, format, place, people, contact }: Input) =>
  !minutes && !format && !place && !people && !contact;

/** Returns whether a proposal leaves a meeting as it is, because it is repeated. */
function isUnchanged(before: StoredMeeting, after: StoredMeeting): boolean {
  const isOfferedAlike = before.offeredBy === after.offeredBy && before.answerBy === after.answerBy;
  return (
    before.times.join() === after.times.join() &&
    (after.times.length === 0 || isOfferedAlike) &&
    before.minutes === after.minutes &&
    before.format === after.format &&
    before.contact === after.contact &&
    (before.place ?? '') === (after.place ?? '') &&
    before.people.join('\n') === after.people.join('\n')
  );
}

/**
 * Returns whether the other side has answered what is proposed, so that it can only be a proposal whose answer was lost:
 * nobody offers for a meeting the time that is agreed for it, and a new meeting has had no answer yet.
 */
function isAnswered({ state, at, offeredBy }: StoredMeeting, { meetingId }: Input, times: readonly string[]) {
  if (meetingId) return state === 'AGREED' && times.includes(at ?? '');
  return state !== 'PROPOSED' || offeredBy !== 'CLIENT';
}

function lineOf(before: StoredMeeting | null, times: readonly string[], side: MeetingStash['side']) {
  if (times.length === 0) return 'details';
  if (before?.state === 'AGREED') return 'moving';
  return side === 'TALENT' ? 'countered' : 'proposed';
}

export const proposeMeeting = operation('Mutation.proposeMeeting', {
  grants: ['owner', 'client', 'consultant'],
  rate: RateLimits.meeting,
  also: ['Conversation', 'OpenJob', 'Insight'],
})
  .stash<MeetingStash>()
  .step('read', readMeetings)
  .step('write', 'Talent', {
    /**
     * Stores the times that a side offers. Job staff begin a meeting and say what it will be; the talent answers with
     * other times. Times for a meeting that is agreed would move it: until one of them is taken, it stays as it is.
     */
    request(ctx) {
      skipIfStored(ctx);
      const { application, taken } = ctx.prev.result;
      const { side } = ctx.stash;
      const { input } = ctx.args;
      const newId = newIdSegment(input.clientToken);
      const repeated = (application.meetings ?? []).filter(({ id }) => id === newId)[0];
      const before = input.meetingId ? requireMeeting(application, input.meetingId) : (repeated ?? null);
      const isTalent = side === 'TALENT';
      if (isTalent && (!before || !isOnlyTimes(input)))
        fail('Unauthorized', 'Job staff begin meetings and say what they will be.');
      const now = util.time.nowISO8601();
      const times = readTimes(input.times);
      if (before && isAnswered(before, input, times)) ctx.stash.stored = application;
      skipIfStored(ctx);
      const isOver = before?.state === 'CANCELLED' || (before?.at ?? now) < now;
      if (isOver) fail('Conflict', 'The meeting is over.');
      const isAgreed = before?.state === 'AGREED';
      if (times.length === 0 && (isTalent || !isAgreed)) invalid('input.times', '1..5 elements');
      const details = readDetails(input, before);
      const id = before?.id ?? newId;
      const answerBy = readDeadline(input.answerBy, times);
      const meeting: StoredMeeting = {
        id,
        state: isAgreed ? 'AGREED' : 'PROPOSED',
        ...details,
        ...{ times, offeredBy: side, answerBy, at: before?.at ?? null },
        sequence: (before?.sequence ?? 0) + (times.length === 0 ? 1 : 0),
        updatedAt: now,
      };
      if (before && isUnchanged(before, meeting)) ctx.stash.stored = application;
      skipIfStored(ctx);
      const wanted = times.length === 0 ? [meeting.at ?? ''] : times;
      refuseTaken('input.times', wanted, meeting, taken?.times ?? []);
      const kept = application.meetings ?? [];
      const meetings = before ? kept : withRoom(kept, now);
      const found = { taken, application: { ...application, meetings } };
      return storeMeeting(ctx, found, { meeting, line: lineOf(before, times, side) });
    },

    response: (ctx) => storedOrAgain(ctx),
  })
  .again('read')
  .again('write');
