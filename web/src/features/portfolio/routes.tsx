import { paths } from '../../lib/paths';
import type { Screen } from '../../lib/route/Screen';

export const routes: readonly Screen[] = [
  {
    path: paths.portfolio(':path'),
    layout: 'public',
    title: 'portfolio.title',
    shape: 'article',
    grants: ['guest', 'signedIn'],
    withoutProfile: true,
    plain: true,
    load: async () => (await import('./page/PortfolioPage')).PortfolioPage,
  },
  {
    path: paths.portfolioEditor,
    layout: 'main',
    title: 'portfolio.title',
    shape: 'card',
    grants: ['signedIn'],
    texts: ['editing', 'profile'],
    load: async () => (await import('./editor/PortfolioEditorScreen')).PortfolioEditorScreen,
  },
  {
    path: paths.preview,
    layout: 'main',
    title: 'portfolio.preview.title',
    shape: 'article',
    grants: ['signedIn'],
    texts: ['profile', 'users'],
    load: async () => (await import('./preview/PreviewScreen')).PreviewScreen,
  },
];
