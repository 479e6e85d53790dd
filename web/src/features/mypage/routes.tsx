import { paths } from '../../lib/paths';
import type { Screen } from '../../lib/route/Screen';

export const routes: readonly Screen[] = [
  {
    path: paths.mypage,
    layout: 'main',
    title: 'mypage.title',
    grants: ['signedIn'],
    texts: ['benefits', 'editing', 'jobs', 'profile', 'relation', 'users'],
    load: async () => (await import('./MypageScreen')).MypageScreen,
  },
];
