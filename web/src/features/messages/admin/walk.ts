import { paths } from '../../../lib/paths';
import type { WalkedScreen } from '../../../lib/walk/WalkedScreen';

const giveReason: WalkedScreen['steps'] = async (page) => {
  await page.getByLabel('読む理由').fill('応募者からの相談への対応');
  await page.getByRole('button', { name: 'メッセージを読む' }).click();
};

export const walk: readonly WalkedScreen[] = [
  {
    route: paths.adminMessage,
    as: 'admin',
    states: {
      loading: {},
      empty: { at: `${paths.adminMessage}?q=zzzzzz` },
      error: {},
      refused: {},
      offline: {},
    },
  },
  {
    route: '/admin/message/:id',
    as: 'admin',
    at: ({ conversationKey }) => paths.adminConversation(conversationKey),
    steps: giveReason,
    states: { offline: {} },
  },
];
