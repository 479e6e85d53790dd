import { publicPictures } from '../../../lambdas/lib/pictures/publicPictures';
import type { StoredRow } from '../../../lambdas/lib/StoredRow';

const row = (__typename: string, values: object): StoredRow => ({ pk: 'me', sk: '', __typename, ...values });
const user = (values: object = {}) =>
  row('User', { isShareProfileIcon: true, profileIcon: 'public/me/icon.png', ...values });
const block = (values: object = {}) =>
  row('UserPortfolio', { type: 'IMAGE', content: 'private/me/work.png', isPublished: true, ...values });
const history = (values: object = {}) => row('WorkHistory', { id: 'me.h', ...values });
const achievement = row('WorkHistoryAchievement', {
  workHistoryID: 'me.h',
  coverImage: 'private/me/cover.webp',
});

const ICON = 'me/icon.png';
const WORK = 'me/work.png';
const COVER = 'me/cover.webp';

test.each<[string, StoredRow[], string[]]>([
  ['a published block', [user(), block()], [ICON, WORK]],
  ['a block that is not published', [user(), block({ isPublished: false })], [ICON]],
  ['a block of another type', [user(), block({ type: 'FILE' })], [ICON]],
  ['a document in a block', [user(), block({ content: 'private/me/resume.pdf' })], [ICON]],
  ['a private profile', [user({ isPrivate: true }), block()], []],
  ['a profile whose icon is not shared', [user({ isShareProfileIcon: false }), block()], [WORK]],
  ['a profile that is being erased', [user({ erasureBeganAt: '2026-01-01T00:00:00Z' }), block()], []],
  ['a profile that is gone', [block()], []],
  ['histories that are not shared', [user(), history(), achievement], [ICON]],
  ['shared histories', [user({ isShareHistories: true }), history(), achievement], [ICON, COVER]],
  [
    'a current job that is not shared',
    [user({ isShareHistories: true }), history({ isCurrentJob: true }), achievement],
    [ICON],
  ],
  [
    'a shared current job',
    [user({ isShareHistories: true, isShareCurrentJob: true }), history({ isCurrentJob: true }), achievement],
    [ICON, COVER],
  ],
  [
    'an achievement whose cover was uploaded to the public area',
    [user(), history(), { ...achievement, coverImage: 'public/me/cover.webp' }],
    [ICON],
  ],
  ['an achievement without its history', [user({ isShareHistories: true }), achievement], [ICON]],
])('pictures of %s', (_case, rows, shown) => {
  expect([...publicPictures(rows)].sort()).toEqual([...shown].sort());
});
