import type { MailLanguage } from '../../../model/mailLanguage';
import { plainLine } from '../../../model/plainLine';
import type { StoredMeeting } from '../../../model/meetings/StoredMeeting';
import { formatWhen } from './formatWhen';
import { meetingTexts } from './meetingTexts';

const LONGEST = 500;

/** Returns what a meeting will be, a line for each fact: when, how, where, with whom, and the contact point. */
export function describeMeeting(meeting: StoredMeeting, language: MailLanguage): string[] {
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
