import type { Page } from 'playwright-core';
import { paths } from '../../lib/paths';
import type { WalkedScreen } from '../../lib/walk/WalkedScreen';

/** The path of the test talent's portfolio in the demo data. */
const shown = () => paths.portfolio('morikawa-haruka');

/**
 * Opens the sheet for a text block, fills it in, tries to save it, and waits for the error that the walk
 * provokes.
 */
const addText = async (page: Page) => {
  await page.getByRole('button', { name: 'ブロックを追加' }).click();
  await page.getByRole('button', { name: /^文章/ }).click();
  await page.getByLabel(/^本文/).fill('画面と音声を作っています。');
  await page.getByRole('button', { name: '保存する' }).click();
  await page.getByRole('alert').first().waitFor();
};

export const walk: readonly WalkedScreen[] = [
  {
    route: paths.portfolio(':path'),
    as: 'guest',
    at: shown,
    states: { loading: {}, error: {}, offline: {} },
  },
  { route: paths.portfolio(':path'), as: 'talent', at: shown, states: {} },
  {
    route: paths.portfolioEditor,
    as: 'talent',
    states: {
      loading: {},
      empty: { as: 'beginner' },
      error: {},
      offline: {},
      refused: { steps: addText },
    },
  },
  {
    route: paths.preview,
    as: 'talent',
    states: {
      loading: {},
      empty: { as: 'beginner', at: `${paths.preview}?as=client` },
      error: {},
      offline: {},
    },
  },
];
