import i18next from 'i18next';
import { filterRows, type ListView } from './filterRows';

const row = (id: string, changes: object = {}) => ({
  ...{ id, conversationId: id, partnerName: '株式会社アオバ', partnerIcon: null, lastMessageAt: null },
  ...{
    lastMessage: 'よろしくお願いします',
    lastAuthor: null,
    unreadCount: 0,
    conversation: null,
    ...changes,
  },
});
const rows = [
  row('a', { unreadCount: 2, conversation: { id: 'a', name: '開発', openJobConversationsId: 'job' } }),
  row('b', { partnerName: 'Ｓｋｙ合同会社', lastMessage: '面談の日程です' }),
];
const ids = (view: Partial<ListView>) =>
  filterRows(rows, { keyword: '', unreadOnly: false, jobId: '', ...view }, i18next.t).map(({ id }) => id);

test('searches partner, title and last line, every word, whatever the width and case of letters', () => {
  expect(ids({ keyword: 'sky 日程' })).toEqual(['b']);
  expect(ids({ keyword: 'アオバ' })).toEqual(['a']);
  expect(ids({ keyword: '開発' })).toEqual(['a']);
  expect(ids({ keyword: 'アオバ 日程' })).toEqual([]);
});

test('narrows to unread ones and to one job', () => {
  expect(ids({ unreadOnly: true })).toEqual(['a']);
  expect(ids({ jobId: 'job' })).toEqual(['a']);
  expect(ids({})).toEqual(['a', 'b']);
});
