import type { Screen } from '../../lib/route/Screen';

const screen = { title: 'termsSheet.title', shape: 'form' } as const;

export const routes: readonly Screen[] = [
  {
    ...screen,
    path: '/user/terms/:id',
    layout: 'main',
    grants: ['signedIn'],
    texts: ['termsPaper'],
    load: async () => (await import('./talent/OwnTermsScreen')).OwnTermsScreen,
  },
  {
    ...screen,
    path: '/client/terms/:id',
    layout: 'client',
    texts: ['relation', 'termsPaper'],
    load: async () => (await import('./client/OfferTermsScreen')).OfferTermsScreen,
  },
];
