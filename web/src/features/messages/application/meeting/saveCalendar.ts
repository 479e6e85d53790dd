import type { TFunction } from 'i18next';
import { buildCalendar } from '../../../../../../model/calendar/buildCalendar';
import { saveFile } from '../../../../components/table/saveFile';
import { serverClock } from '../../../../lib/api/serverClock';
import type { Meeting } from './Meeting';

/**
 * Makes the browser download an agreed meeting as a file for calendars. It is the same entry as that of the mail, so that
 * a calendar which has one of them takes the other for it.
 * @param other the name of the other side, as the reader sees it
 */
export function saveCalendar(
  meeting: Meeting,
  { other, title }: { other: string; title: string },
  t: TFunction,
): void {
  const { id, at, minutes, place, format, people, contact, sequence } = meeting;
  if (!at) return;
  const url = window.location.href;
  const calendar = buildCalendar({
    ...{
      method: 'PUBLISH',
      uid: `${id}@${window.location.hostname}`,
      sequence,
      at,
      minutes,
      location: place,
    },
    summary: t('meeting.summary', { other, title }),
    description: [
      `${t('meeting.format')}: ${t(`meeting.formats.${format}`)}`,
      `${t('meeting.people')}: ${(people ?? []).join(t('common.join'))}`,
      `${t('meeting.contact')}: ${contact}`,
      url,
    ].join('\n'),
    ...{ url, now: new Date(serverClock.now()).toISOString() },
  });
  saveFile('enishi.ics', calendar, 'text/calendar;charset=utf-8');
}
