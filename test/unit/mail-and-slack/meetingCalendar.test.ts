import ICAL from 'ical.js';
import PostalMime from 'postal-mime';
import type { Notice } from '../../../lambdas/lib/notices/Notice';
import type { StoredMeeting } from '../../../model/meetings/StoredMeeting';
import { buildMime } from '../../../lambdas/notify-email/buildMime';
import { meetingMail } from '../../../lambdas/notify-email/meetings/meetingMail';

/**
 * Tests the entries of calendars: they are read by another program's parser (ical.js), follow each change of a meeting,
 * and name nobody but their recipient.
 */
const site = 'https://enishi.example.com';
const at = '2026-12-03T01:00:00.000Z';
const TALENT = 'yui@talent.example.com';
const STAFF = 'jinji@company.example.com';

const agreed: StoredMeeting = {
  ...{ id: '01M', state: 'AGREED', times: [], offeredBy: 'CLIENT', at, minutes: 45, format: 'ONLINE' },
  ...{ place: 'https://meet.example.com/abc-defg-hij', people: ['人事 縁子', '現場 責任者'] },
  contact:
    '人事部 相談窓口; 内線 12, 平日のみ\n午前9時から午後5時まで。長い説明が続き、七十五オクテットを超えます。',
  ...{ sequence: 1, updatedAt: at },
};
const application = {
  ...{ pk: 'talent#private', sk: 'UserApplies#job', __typename: 'UserApplies', id: 'talent.job' },
  ...{ userID: 'talent', user: { displayName: 'ゆいこ', name: '結城 結', email: TALENT } },
  openJob: { organizationName: null, organizationNameForHidden: '東京のIT企業', title: '設計者' },
};

/** Builds the mail for the talent or for one of the staff, and reads its source as a mail program would. */
async function send(
  meeting: StoredMeeting,
  { kind = 'MEETING_AGREED', userId = 'talent' }: Partial<Pick<Notice, 'kind' | 'userId'>> = {},
) {
  const notice = { id: `${userId}.1`, userId, kind, subject: 'talk', title: '設計者', at };
  const to = userId === 'talent' ? TALENT : STAFF;
  const mail = meetingMail(
    notice,
    { to, name: '', language: 'ja' },
    {
      ...{ site, area: userId === 'talent' ? 'talent' : 'client', application, meeting },
      ...{ sender: 'Enishi <no-reply@mail.example.com>', now: '2026-12-01T00:00:00.000Z' },
    },
  );
  if (!mail) return null;
  const source = (await buildMime('Enishi <no-reply@mail.example.com>', mail)).toString();
  const { attachments, text = '' } = await PostalMime.parse(source);
  const parts = attachments.filter(({ mimeType }) => mimeType === 'text/calendar');
  const raw = mail.calendar?.content ?? '';
  return { source, text, parts, raw };
}

function read(raw: string) {
  const calendar = new ICAL.Component(ICAL.parse(raw) as unknown[]);
  const [component] = calendar.getAllSubcomponents('vevent');
  if (!component) throw new Error('No event');
  const event = new ICAL.Event(component);
  const valueOf = (name: string) => component.getFirstPropertyValue(name)?.toString();
  return { calendar, component, event, valueOf };
}

test('the recipient alone is invited, by the platform, at the agreed time', async () => {
  for (const [userId, email] of [
    ['talent', TALENT],
    ['staff', STAFF],
  ] as const) {
    const sent = await send(agreed, { userId });
    const { calendar, component, event, valueOf } = read(sent?.raw ?? '');
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    expect(event.startDate.toJSDate().toISOString()).toBe(at);
    expect(event.endDate.toJSDate().toISOString()).toBe('2026-12-03T01:45:00.000Z');
    expect(valueOf('organizer')).toBe('mailto:no-reply@mail.example.com');
    expect(event.attendees.map((each) => each.getFirstValue())).toEqual([`mailto:${email}`]);
    expect(event.location).toBe(agreed.place);
    expect(event.description).toContain(agreed.contact.split('\n')[0]);
    expect(event.description).toContain('返信は届きません');
    expect(component.getAllSubcomponents('valarm')).toHaveLength(1);
    const other = userId === 'talent' ? STAFF : TALENT;
    expect(sent?.source).not.toContain(other.split('@')[1]);
    expect(sent?.text).not.toContain(other);
  }
});

test('the summary names the other side as the recipient may know it', async () => {
  const summaryFor = async (userId: string) =>
    read((await send(agreed, { userId }))?.raw ?? '').event.summary;
  expect(await summaryFor('talent')).toBe('面談：東京のIT企業「設計者」');
  expect(await summaryFor('staff')).toBe('面談：ゆいこ「設計者」');
});

test('a change and a cancellation concern the same entry, each later than the one before', async () => {
  const moved = { ...agreed, at: '2026-12-04T01:00:00.000Z', sequence: 2 };
  const cancelled: StoredMeeting = { ...moved, state: 'CANCELLED', sequence: 3 };
  const entries = [
    read((await send(agreed))?.raw ?? ''),
    read((await send(moved))?.raw ?? ''),
    read((await send(cancelled, { kind: 'MEETING_CANCELLED' }))?.raw ?? ''),
  ];
  expect(new Set(entries.map(({ event }) => event.uid))).toEqual(new Set(['01M@enishi.example.com']));
  expect(entries.map(({ event }) => event.sequence)).toEqual([1, 2, 3]);
  const [, , end] = entries;
  expect(end?.calendar.getFirstPropertyValue('method')).toBe('CANCEL');
  expect(end?.valueOf('status')).toBe('CANCELLED');
});

test('lines are folded at 75 octets, and the mail says the method of its calendar', async () => {
  const sent = await send(agreed);
  const lines = (sent?.raw ?? '').split('\r\n');
  expect(lines.at(-1)).toBe('');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(sent?.raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const types = [
    ...(sent?.source ?? '').matchAll(/content-type:\s*text\/calendar[^\r]*(?:\r\n[ \t][^\r]*)*/gi),
  ];
  expect(types.length).toBeGreaterThan(0);
  for (const [type] of types) expect(type).toMatch(/method="?REQUEST"?/i);
  const contents = sent?.parts.map(({ content }) =>
    typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString(),
  );
  for (const content of contents ?? [])
    expect(content.replaceAll('\r\n', '\n')).toBe(sent?.raw.replaceAll('\r\n', '\n'));
});

test('what is no longer true is not mailed', async () => {
  const cancelled: StoredMeeting = { ...agreed, state: 'CANCELLED' };
  expect(await send(cancelled)).toBeNull();
  expect(await send(cancelled, { kind: 'MEETING_NEAR' })).toBeNull();
  expect(await send(agreed, { kind: 'MEETING_PROPOSED' })).toBeNull();
  expect(await send(agreed, { kind: 'MEETING_CANCELLED' })).toBeNull();
});

test('offered times are in the mail, and in no calendar', async () => {
  const offered: StoredMeeting = { ...agreed, state: 'PROPOSED', at: null, times: [at], answerBy: at };
  const sent = await send(offered, { kind: 'MEETING_PROPOSED' });
  expect(sent?.parts).toEqual([]);
  expect(sent?.text).toContain('2026年12月3日(木) 10:00–10:45（日本時間）');
});
