import { visibleText } from '../visibleText';
import { productName } from '../productName';

const OCTETS = 75;

/**
 * Returns a line of a calendar as RFC 5545 writes it (3.1): no line is longer than 75 octets, the next one begins with a
 * space, and no character is cut.
 */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const more = encoder.encode(character).length;
    if (octets + more > OCTETS) {
      lines.push(current);
      [current, octets] = [' ', 1];
    }
    current += character;
    octets += more;
  }
  return [...lines, current].join('\r\n');
}

interface CalendarEvent {
  /** What a calendar does with it (RFC 5546): enters or changes it, removes it, or just has a copy. */
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  /** It stays the same for all changes of a meeting. */
  uid: string;
  sequence: number;
  /** The beginning, in ISO 8601. */
  at: string;
  minutes: number;
  summary: string;
  description: string;
  location?: string | null;
  url: string;
  /** Who invites; needed for all but a copy. */
  organizer?: { name: string; email: string };
  /** The only one whom the calendar names: whom it is for. */
  attendee?: string;
  /** When the calendar was made, in ISO 8601. */
  now: string;
}

/** How long before a meeting calendars remind of it. */
const REMINDER = '-PT30M';

/** Returns a time in UTC as RFC 5545 writes it. */
const utc = (time: number): string =>
  new Date(time).toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');

/** Returns a text as the value of a property (RFC 5545, 3.3.11). */
const escape = (text: string): string =>
  visibleText(text)
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|[\r\n]/g, String.raw`\n`);

/**
 * Returns a calendar with one event (RFC 5545). Its times are in UTC, which calendars show in the zone of their owner.
 */
export function buildCalendar(event: CalendarEvent): string {
  const { method, uid, sequence, at, minutes, summary, description, location, url } = event;
  const { organizer, attendee, now } = event;
  const isCancelled = method === 'CANCEL';
  const begin = Date.parse(at);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${productName}//${productName}//JA`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(Date.parse(now))}`,
    `DTSTART:${utc(begin)}`,
    `DTEND:${utc(begin + minutes * 60_000)}`,
    `SUMMARY:${escape(summary)}`,
    `DESCRIPTION:${escape(description)}`,
    ...(location ? [`LOCATION:${escape(location)}`] : []),
    `URL:${url}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(organizer ? [`ORGANIZER;CN=${organizer.name}:mailto:${organizer.email}`] : []),
    ...(attendee
      ? [`ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=FALSE:mailto:${attendee}`]
      : []),
    ...(isCancelled
      ? []
      : [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${escape(summary)}`,
          `TRIGGER:${REMINDER}`,
          'END:VALARM',
        ]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
