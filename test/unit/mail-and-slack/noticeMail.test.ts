import { productName } from '../../../model/productName';
import { noticeMail } from '../../../lambdas/notify-email/notices/noticeMail';
import { enums } from '../../../model/enums';

const site = 'https://enishi.example.com';
const build = (
  kind: (typeof enums.NoticeKind)[number],
  title = '設計者の募集',
  area: 'talent' | 'client' | 'admin' = 'talent',
) =>
  noticeMail(
    { id: 'sub.1764119000000-abc', userId: 'sub', kind, subject: 'id/1', title, at: '2026-11-26T01:00:00Z' },
    { to: 'yui@example.com', name: '結子' },
    { site, area },
  );

// The mails about meetings bring an entry for the calendar, those of alerts a list of jobs; both have tests of their own.
const kinds = enums.NoticeKind.filter((kind) => !kind.startsWith('MEETING_') && kind !== 'JOBS_FOUND');

test.each(kinds)('%s says in text and HTML the same, where to go, and bears its id', (kind) => {
  const { subject, text, html } = build(kind);
  expect(subject.startsWith(`【${productName}】`)).toBe(true);
  const url = /https:\S+/.exec(text)?.[0] ?? '';
  expect(url.startsWith(`${site}/`)).toBe(true);
  expect(html).toContain(`<a href="${url}"`);
  for (const content of ['結子 様', '通知番号：1764119000000-abc']) {
    expect(text).toContain(content);
    expect(html).toContain(content);
  }
});

test('a title adds no line to the subject and no markup to the HTML', () => {
  const { subject, html } = build('APPLICATION_RECEIVED', '<b>募集</b>\r\nBcc: x@example.com');
  expect(subject).not.toMatch(/[\r\n]/);
  expect(html).not.toMatch(/<b>/);
  expect(html).toContain('&lt;b&gt;募集');
});

test('only mail about a topic says how to switch it off', () => {
  expect(build('APPLICATION_MOVED').text).toContain('/user/edit-account');
  expect(build('EXPORT_READY').text).not.toContain('お知らせメールの設定');
});
