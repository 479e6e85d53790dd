import type { Area } from '../../../model/conversationPath';
import { buildCalendar } from '../../../model/calendar/buildCalendar';
import type { StoredMeeting } from '../../../model/meetings/StoredMeeting';
import { noticeKinds } from '../../../model/notices/noticeKinds';
import { shownOrganization } from '../../../model/snapshots/jobSnapshot';
import type { Notice } from '../../lib/notices/Notice';
import type { StoredRow } from '../../lib/StoredRow';
import { buildMail, nameInMail } from '../buildMail';
import type { Recipient } from '../findRecipient';
import type { Mail } from '../Mail';
import { meetingTexts } from './meetingTexts';
import { productName } from '../../../model/productName';
import type { MailLanguage } from '../../../model/mailLanguage';
import { plainLine } from '../../../model/plainLine';

const MINUTE = 60_000;
const DAY = { year: 'numeric', month: 'long', day: 'numeric', weekday: 'short' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Formats a moment, or the beginning and the end of a meeting, in Japan's zone, which it names. */
function formatWhen(at: string, minutes: number | null, language: MailLanguage): string {
  const format = (time: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: 'Asia/Tokyo', ...options }).format(time);
  const from = Date.parse(at);
  const end = minutes === null ? '' : `–${format(from + minutes * MINUTE, TIME)}`;
  return `${format(from, DAY)} ${format(from, TIME)}${end}${meetingTexts[language].zone}`;
}

const LONGEST = 500;

/** Returns what a meeting will be, a line for each fact: when, how, where, with whom, and the contact point. */
function describeMeeting(meeting: StoredMeeting, language: MailLanguage): string[] {
  const { at, times, answerBy, minutes, format, place, people, contact } = meeting;
  const { heads, formats, join, colon } = meetingTexts[language];
  const line = (head: keyof typeof heads, value: string) =>
    `${heads[head]}${colon}${plainLine(value, LONGEST)}`;
  return [
    ...(at && times.length === 0 ? [line('when', formatWhen(at, minutes, language))] : []),
    ...times.map((time) => line('times', formatWhen(time, minutes, language))),
    ...(answerBy ? [line('answerBy', formatWhen(answerBy, null, language))] : []),
    line('format', formats[format]),
    ...(typeof place === 'string' ? [line('place', place)] : []),
    line('people', people.join(join)),
    line('contact', contact),
  ];
}

interface About {
  site: string;
  /** The recipient's area of the site. */
  area: Area;
  application: StoredRow;
  meeting: StoredMeeting;
  /** The address from which the mail is sent. */
  sender: string;
  now: string;
}

/** Returns the address in a sender such as `Enishi <no-reply@example.com>`. */
const addressOf = (sender: string): string => sender.split('<').at(-1)?.replace('>', '').trim() ?? sender;

/** Returns the name of the other side as the recipient knows it: neither a hidden organization nor a hidden name. */
function otherSide({ application }: About, userId: string): string {
  const { openJob, user } = application as Record<string, Record<string, unknown> | undefined>;
  const name =
    application.userID === userId ? shownOrganization(openJob ?? {}) : String(user?.displayName ?? '');
  return nameInMail(name);
}

/**
 * Returns the calendar that goes with a mail: the entry of a meeting, or its removal. Undefined if nothing of it is in
 * calendars. The only person whom it names is the recipient, because each side's address is hidden from the other.
 */
function calendarOf(notice: Notice, { to, language }: Recipient, about: About): Mail['calendar'] {
  const { meeting, site, area, sender, now } = about;
  const { kind, subject, userId } = notice;
  const { id, at, minutes, place, state, sequence } = meeting;
  const isCancelled = kind === 'MEETING_CANCELLED' && state === 'CANCELLED';
  if (!at || !(isCancelled || (kind === 'MEETING_AGREED' && state === 'AGREED'))) return undefined;
  const texts = meetingTexts[language];
  const url = site + noticeKinds[kind].pathOf(subject, area);
  const method = isCancelled ? 'CANCEL' : 'REQUEST';
  const content = buildCalendar({
    ...{ method, uid: `${id}@${new URL(site).hostname}`, sequence, at, minutes, url, now, location: place },
    summary: texts.summary(otherSide(about, userId), nameInMail(notice.title ?? '')),
    description: [...describeMeeting({ ...meeting, times: [] }, language), url, texts.noReplies].join('\n'),
    organizer: { name: productName, email: addressOf(sender) },
    attendee: to,
  });
  return { method, content };
}

/** Returns whether a mail about a meeting still says something true. */
function isStillTrue({ kind }: Notice, { state, times }: StoredMeeting): boolean {
  if (kind === 'MEETING_CANCELLED') return state === 'CANCELLED';
  return state !== 'CANCELLED' && (kind !== 'MEETING_PROPOSED' || times.length > 0);
}

/**
 * Builds the mail about a meeting as it is now, with its entry for calendars. Null if the meeting has changed so that
 * there is nothing to say: that change has a mail of its own.
 */
export function meetingMail(notice: Notice, recipient: Recipient, about: About): Mail | null {
  const { meeting, site, area } = about;
  const kind = notice.kind as keyof (typeof meetingTexts)['ja']['kinds'];
  if (!isStillTrue(notice, meeting)) return null;
  const { to, name, language } = recipient;
  const texts = meetingTexts[language];
  const { subject, paragraphs } = texts.kinds[kind](nameInMail(notice.title ?? ''));
  const { at, minutes, times, state } = meeting;
  const isMoving = kind === 'MEETING_PROPOSED' && at && times.length > 0;
  const calendar = calendarOf(notice, recipient, about);
  const details =
    state === 'CANCELLED' && !at
      ? []
      : describeMeeting({ ...meeting, ...(kind === 'MEETING_NEAR' && { times: [] }) }, language);
  const mail = buildMail({
    ...{ to, name, language, subject },
    paragraphs: [
      ...paragraphs,
      ...(isMoving ? [texts.stays(formatWhen(at, minutes, language))] : []),
      ...details,
    ],
    link: { label: texts.label, url: site + noticeKinds[kind].pathOf(notice.subject, area) },
    notes: [
      ...(calendar ? [texts.noReplies] : []),
      texts.settings(`${site}/user/edit-account`),
      texts.number(notice.id.split('.').at(-1) ?? ''),
    ],
  });
  return { ...mail, ...(calendar && { calendar }) };
}
