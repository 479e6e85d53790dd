import type { Screen } from '../../lib/route/Screen';
import { paths } from '../../lib/paths';

const everybody = {
  layout: 'main',
  grants: ['guest', 'signedIn'],
  withoutProfile: true,
  static: true,
  shape: 'article',
} as const;

export const routes: readonly Screen[] = [
  {
    ...everybody,
    path: paths.terms,
    title: 'shell.pages.terms',
    load: async () => (await import('./TermsScreen')).TermsScreen,
  },
  {
    ...everybody,
    path: paths.privacyPolicy,
    title: 'shell.pages.privacyPolicy',
    load: async () => (await import('./PrivacyPolicyScreen')).PrivacyPolicyScreen,
  },
  {
    ...everybody,
    path: paths.notFound,
    title: 'static.notFound',
    hidden: true,
    load: async () => (await import('./NotFoundScreen')).NotFoundScreen,
  },
  {
    ...everybody,
    path: paths.serverError,
    title: 'static.serverError',
    hidden: true,
    load: async () => (await import('./ServerErrorScreen')).ServerErrorScreen,
  },
  {
    path: paths.intermediate(),
    layout: 'public',
    static: true,
    title: 'static.intermediate',
    shape: 'article',
    grants: ['guest', 'signedIn'],
    hidden: true,
    load: async () => (await import('./IntermediateScreen')).IntermediateScreen,
  },
];
