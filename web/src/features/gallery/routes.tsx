import type { Screen } from '../../lib/route/Screen';
import { paths } from '../../lib/paths';

const gallery = {
  layout: 'bare',
  title: 'gallery.title',
  grants: ['guest', 'signedIn'],
  withoutProfile: true,
  hidden: true,
  texts: ['editing', 'records'],
  load: async () => (await import('./GalleryScreen')).GalleryScreen,
} as const;

export const routes: readonly Screen[] = [
  { ...gallery, path: paths.components() },
  { ...gallery, path: '/components/:component' },
  { ...gallery, path: '/components/:component/:state' },
];
