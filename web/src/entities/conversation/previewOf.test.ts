import i18next from 'i18next';
import { previewOf } from './previewOf';

const row = { id: 'a', conversationId: 'a', partnerIcon: null, lastMessageAt: null, unreadCount: 0 };
const preview = (partnerName: string, lastAuthor: string | null) =>
  previewOf(
    { ...row, conversation: null, partnerName, lastAuthor, lastMessage: 'よろしくお願いします' },
    i18next.t,
  );

test.each([
  ['Enishi運営', 'はやて', 'はやて：よろしくお願いします'],
  ['はやて', 'はやて', 'よろしくお願いします'],
  ['はやて、こだま', 'こだま', 'こだま：よろしくお願いします'],
  ['Enishi運営', null, 'よろしくお願いします'],
])('below 「%s」 the words of %s are 「%s」', (partner, author, text) => {
  expect(preview(partner, author)).toBe(text);
});
