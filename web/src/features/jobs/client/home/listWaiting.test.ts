import { listWaiting } from './listWaiting';

const application = (id: string, type: 'APPLIED' | 'INTERVIEW' | 'OFFERED' | 'CONTRACTED', at: string) => ({
  ...{ id, type, openJobID: 'job', conversationId: `c-${id}`, updatedAt: at, user: null },
  history: [{ type, at }],
});
const row = (id: string, lastAuthor: string | null, lastMessage: string, lastMessageAt: string) => ({
  ...{ conversationId: `c-${id}`, partnerName: 'ゆいこ', lastAuthor, lastMessage, lastMessageAt },
});
const [monday, tuesday, friday] = [
  '2026-01-05T00:00:00.000Z',
  '2026-01-06T00:00:00.000Z',
  '2026-01-09T00:00:00.000Z',
];

test('what waits for the organization is listed over all jobs, the longest first, with since when', () => {
  const found = listWaiting(
    [
      application('new', 'APPLIED', tuesday),
      application('asked', 'INTERVIEW', monday),
      application('offered', 'OFFERED', monday),
      application('done', 'CONTRACTED', monday),
      application('old', 'APPLIED', monday),
    ],
    [row('asked', 'ゆいこ', '来週はいかがですか', friday), row('new', null, '応募しました', tuesday)],
  );
  expect(found.map(({ application: { id }, step, since }) => [id, step, since])).toEqual([
    ['old', 'review', monday],
    ['new', 'review', tuesday],
    ['asked', 'reply', friday],
  ]);
});

test('an application that the organization has answered does not wait for it', () => {
  const rows = [row('new', '株式会社アオバ', 'ご都合はいかがですか', friday)];
  expect(listWaiting([application('new', 'APPLIED', monday)], rows)).toEqual([]);
});
