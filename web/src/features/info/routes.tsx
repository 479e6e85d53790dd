import { paths } from '../../lib/paths';
import type { Screen } from '../../lib/route/Screen';

const everybody = { layout: 'main', grants: ['guest', 'signedIn'], withoutProfile: true } as const;

export const routes: readonly Screen[] = [
  {
    ...everybody,
    path: paths.about,
    title: 'shell.pages.about',
    plain: true,
    load: async () => (await import('./AboutScreen')).AboutScreen,
  },
  {
    ...everybody,
    path: paths.faqs,
    title: 'shell.pages.faqs',
    plain: true,
    load: async () => (await import('./FaqsScreen')).FaqsScreen,
  },
  {
    ...everybody,
    path: paths.pricing,
    title: 'shell.pages.pricing',
    plain: true,
    load: async () => (await import('./PricingScreen')).PricingScreen,
  },
  {
    ...everybody,
    path: paths.payment,
    title: 'shell.pages.payment',
    plain: true,
    load: async () => (await import('./PaymentScreen')).PaymentScreen,
  },
  {
    ...everybody,
    path: paths.comingSoon,
    title: 'info.comingSoon',
    plain: true,
    hidden: true,
    texts: ['static'],
    load: async () => (await import('./ComingSoonScreen')).ComingSoonScreen,
  },
  {
    ...everybody,
    path: paths.maintenance,
    title: 'info.maintenance',
    plain: true,
    hidden: true,
    texts: ['static'],
    load: async () => (await import('./MaintenanceScreen')).MaintenanceScreen,
  },
  {
    ...everybody,
    path: paths.contact(),
    title: 'shell.pages.contact',
    texts: ['info', 'static'],
    load: async () => (await import('./ContactScreen')).ContactScreen,
  },
];
