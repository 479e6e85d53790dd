import type { Page } from 'playwright-core';
import { paths } from '../../lib/paths';
import type { WalkedScreen } from '../../lib/walk/WalkedScreen';

async function invite(page: Page): Promise<void> {
  const entered = {
    ...{ email: 'a@example.com', lastName: '縁', firstName: '結子' },
    ...{ lastNameKana: 'エニシ', firstNameKana: 'ユイコ', displayName: 'ゆいこ' },
  };
  for (const [name, value] of Object.entries(entered))
    await page.locator(`#invite-talent_${name}`).fill(value);
  await page.getByRole('button', { name: '招待する' }).click();
}

export const walk: readonly WalkedScreen[] = [
  {
    route: paths.adminUsers,
    as: 'admin',
    states: {
      loading: {},
      empty: { at: `${paths.adminUsers}?q=zzzzzz` },
      error: {},
      refused: {},
      offline: {},
    },
  },
  {
    route: '/admin/users/:sub',
    as: 'admin',
    at: ({ talentSub }) => paths.adminUser(talentSub),
    states: {
      loading: {},
      error: {},
      refused: {},
      conflict: {
        steps: async (page) => {
          await page.getByRole('tab', { name: 'アカウント' }).click();
          await page.getByRole('button', { name: 'パスワードを再設定する' }).click();
          await page.getByRole('dialog').getByRole('button', { name: 'メールを送る' }).click();
        },
      },
      offline: {},
    },
  },
  {
    route: paths.adminCreateUser,
    as: 'admin',
    // It is never loading: people fill in the form while the names of its lists are on their way.
    states: {
      error: { steps: invite },
      refused: { steps: invite },
      conflict: { steps: invite },
      offline: {},
    },
  },
  {
    route: paths.clientUsers,
    as: 'admin',
    states: {
      loading: {},
      empty: { at: `${paths.clientUsers}?q=zzzzzz` },
      error: {},
      refused: {},
      offline: {},
    },
  },
  {
    route: paths.clientPool,
    as: 'admin',
    at: ({ applied }) => `${paths.clientPool}?organization=${applied.organizationId}`,
    states: {
      loading: {},
      empty: { at: `${paths.clientPool}?label=zzzzzz` },
      error: {},
      offline: {},
    },
  },
  {
    route: '/client/users/:sub',
    as: 'admin',
    at: ({ applied }) => `${paths.clientUser(applied.talentSub)}?organization=${applied.organizationId}`,
    states: {
      loading: {},
      error: {},
      conflict: {
        steps: async (page) => {
          await page.getByRole('button', { name: 'スカウト・推薦' }).click();
          await page.getByText('推薦（社内の候補にする）').click();
          await page.getByRole('button', { name: '推薦する', exact: true }).click();
        },
      },
      offline: {},
    },
  },
];
