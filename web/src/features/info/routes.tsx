import { paths } from '../../lib/paths';
import type { Screen } from '../../lib/route/Screen';

const everybody = {
  layout: 'main',
  grants: ['guest', 'signedIn'],
  withoutProfile: true,
  shape: 'article',
} as const;

export const routes: readonly Screen[] = [
  {
    ...everybody,
    path: paths.about,
    title: 'shell.pages.about',
    static: true,
    load: async () => (await import('./AboutScreen')).AboutScreen,
  },
  {
    ...everybody,
    path: paths.faqs,
    title: 'shell.pages.faqs',
    static: true,
    load: async () => (await import('./FaqsScreen')).FaqsScreen,
  },
  {
    ...everybody,
    path: paths.pricing,
    title: 'shell.pages.pricing',
    static: true,
    load: async () => (await import('./PricingScreen')).PricingScreen,
  },
  {
    ...everybody,
    path: paths.payment,
    title: 'shell.pages.payment',
    static: true,
    load: async () => (await import('./PaymentScreen')).PaymentScreen,
  },
  {
    ...everybody,
    path: paths.comingSoon,
    title: 'info.comingSoon',
    static: true,
    hidden: true,
    texts: ['static'],
    load: async () => (await import('./ComingSoonScreen')).ComingSoonScreen,
  },
  {
    ...everybody,
    path: paths.maintenance,
    title: 'info.maintenance',
    static: true,
    hidden: true,
    texts: ['static'],
    load: async () => (await import('./MaintenanceScreen')).MaintenanceScreen,
  },
  {
    ...everybody,
    path: paths.contact(),
    title: 'shell.pages.contact',
    shape: 'form',
    texts: ['info', 'static', 'editing'],
    load: async () => (await import('./ContactScreen')).ContactScreen,
  },
];
