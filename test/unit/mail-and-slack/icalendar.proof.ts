import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildCalendar } from '../../../model/calendar/buildCalendar';
import { installPackages } from '../../prove/deployment/installPackages';

/** Reads calendars from standard input with a parser that nobody here wrote, and prints what it understood. */
const READER = `
import json, sys
from icalendar import Calendar
def read(source):
    calendar = Calendar.from_ical(source)
    event = calendar.walk('VEVENT')[0]
    return {
        'method': calendar['METHOD'], 'uid': event['UID'], 'sequence': event['SEQUENCE'],
        'begin': event['DTSTART'].dt.isoformat(), 'end': event['DTEND'].dt.isoformat(), 'status': event['STATUS'],
        'summary': event['SUMMARY'], 'description': event['DESCRIPTION'], 'errors': [str(e) for e in event.errors],
        'people': [event['ORGANIZER'], event['ATTENDEE']],
    }
json.dump([read(each) for each in json.load(sys.stdin)], sys.stdout)
`;

const event = {
  ...{
    uid: '01M@enishi.example.com',
    at: '2026-12-03T01:00:00.000Z',
    minutes: 45,
    summary: '面談：設計者, 東京',
  },
  description: '相談窓口; 内線 12\n午前9時から午後5時まで。長い説明が続き、七十五オクテットを超えます。',
  ...{ url: 'https://enishi.example.com/message/c', now: '2026-12-01T00:00:00.000Z' },
  ...{ organizer: { name: 'Enishi', email: 'no-reply@example.com' }, attendee: 'yui@example.com' },
};

test('icalendar reads a meeting, its change and its cancellation as one entry', () => {
  const sources = [
    buildCalendar({ ...event, method: 'REQUEST', sequence: 1 }),
    buildCalendar({ ...event, method: 'REQUEST', sequence: 2, at: '2026-12-04T05:00:00.000Z' }),
    buildCalendar({ ...event, method: 'CANCEL', sequence: 3, at: '2026-12-04T05:00:00.000Z' }),
  ];
  const python = join(installPackages(['icalendar==6.1.0']), 'python');
  const { stdout, stderr } = spawnSync(python, ['-c', READER], {
    input: JSON.stringify(sources),
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const common = {
    ...{ uid: event.uid, summary: event.summary, description: event.description, errors: [] },
    people: ['mailto:no-reply@example.com', 'mailto:yui@example.com'],
  };
  const moved = { begin: '2026-12-04T05:00:00+00:00', end: '2026-12-04T05:45:00+00:00' };
  expect(JSON.parse(stdout)).toEqual([
    {
      ...common,
      ...{ method: 'REQUEST', sequence: 1, status: 'CONFIRMED' },
      ...{ begin: '2026-12-03T01:00:00+00:00', end: '2026-12-03T01:45:00+00:00' },
    },
    { ...common, ...moved, method: 'REQUEST', sequence: 2, status: 'CONFIRMED' },
    { ...common, ...moved, method: 'CANCEL', sequence: 3, status: 'CANCELLED' },
  ]);
});
