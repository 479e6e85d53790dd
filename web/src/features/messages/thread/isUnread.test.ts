import { isUnread } from './isUnread';
import type { ThreadLine } from './ThreadLine';

const line = (change: Partial<ThreadLine>): ThreadLine => ({
  ...{ id: 'm', authorId: 'other', authorName: '', content: '', isEvent: false },
  ...{ createdAt: '2026-01-05T00:00:00.000Z', reads: [] },
  ...change,
});
const read = (isRead: boolean, userId = 'me') => [{ userId, read: isRead, at: '' }];

test.each([
  ['with an unread row of the person', line({ reads: read(false) }), true],
  ['with a read row of the person', line({ reads: read(true) }), false],
  ['that has just arrived', line({ reads: undefined }), true],
  ['of the person', line({ authorId: 'me', reads: undefined }), false],
  // The API neither counts such messages as unread nor lets the person mark them as read.
  ['from before the person joined', line({ reads: read(false, 'third') }), false],
])('whether a message %s is unread', (_, given, expected) => {
  expect(isUnread(given, 'me')).toBe(expected);
});
