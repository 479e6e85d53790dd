import type { Page } from 'playwright-core';
import { paths } from '../../../lib/paths';
import type { WalkedScreen } from '../../../lib/walk/WalkedScreen';

/** Opens the command palette, which every screen of administrators has, and types something that nobody has. */
const findNothing = async (page: Page) => {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('zzzzzz');
  await page
    .getByText(/合うものは見つかりませんでした/)
    .first()
    .waitFor();
};

export const walk: readonly WalkedScreen[] = [
  {
    route: paths.adminHome,
    as: 'admin',
    states: { loading: {}, empty: { steps: findNothing }, error: {}, refused: {}, offline: {} },
  },
];
