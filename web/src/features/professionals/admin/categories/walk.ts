import { paths } from '../../../../lib/paths';
import type { WalkedScreen } from '../../../../lib/walk/WalkedScreen';

export const walk: readonly WalkedScreen[] = [
  {
    route: paths.adminCategories,
    as: 'admin',
    states: {
      loading: {},
      empty: { at: `${paths.adminCategories}?q=zzzzzz` },
      error: {},
      refused: {},
      offline: {},
    },
  },
  {
    route: paths.adminNewCategory,
    as: 'admin',
    states: {
      conflict: {
        steps: async (page) => {
          await page.getByLabel('分野の名前必須').fill('語学');
          await page.getByLabel('URL必須').fill('languages');
          await page.getByRole('button', { name: '保存する' }).click();
        },
      },
      offline: {},
    },
  },
  {
    route: '/admin/wp-categories/edit/:id',
    as: 'admin',
    at: ({ categoryId }) => paths.adminCategoryForm(categoryId),
    states: {
      loading: {},
      error: {},
      refused: {},
      conflict: {
        steps: async (page) => {
          await page.getByLabel('紹介文').fill('書き換えた紹介文です。');
          await page.getByRole('button', { name: '保存する' }).click();
        },
      },
      offline: {},
    },
  },
  {
    route: paths.adminWorkers,
    as: 'admin',
    states: { empty: { at: `${paths.adminWorkers}?q=zzzzzz` }, error: {}, refused: {} },
  },
  {
    route: '/admin/wp-categories/detail/:id',
    as: 'admin',
    at: ({ categoryId }) => paths.adminCategory(categoryId),
    states: {
      loading: {},
      error: {},
      refused: {},
      offline: {},
    },
  },
];
