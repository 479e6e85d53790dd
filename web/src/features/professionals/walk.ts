import { paths } from '../../lib/paths';
import type { WalkedScreen } from '../../lib/walk/WalkedScreen';

const withCategory = ({ categoryUrl }: { categoryUrl: string }) =>
  paths.professionalSkills({ category: categoryUrl });

export const walk: readonly WalkedScreen[] = [
  { route: paths.professionals, as: 'guest', states: { loading: {}, error: {}, offline: {} } },
  {
    route: paths.professionalSkills(),
    as: 'guest',
    states: { loading: {}, error: {}, offline: {} },
  },
  {
    route: paths.professionalSkills(),
    as: 'beginner',
    at: withCategory,
    states: {
      conflict: { steps: (page) => page.getByRole('button', { name: '掲載を申し込む' }).click() },
      refused: { steps: (page) => page.getByRole('button', { name: '掲載を申し込む' }).click() },
    },
  },
  {
    route: paths.professionalItem(':professionalItemId'),
    as: 'guest',
    at: ({ professionalItemId }) => paths.professionalItem(professionalItemId),
    states: { loading: {}, error: {}, offline: {} },
  },
];
