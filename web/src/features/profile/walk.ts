import type { Page } from 'playwright-core';
import { paths } from '../../lib/paths';
import type { WalkedScreen } from '../../lib/walk/WalkedScreen';

/**
 * Returns steps that change the text field with the given label, press the button named `save`, and wait for
 * the error that the walk provokes.
 */
const change =
  (label: string, text: string, save = '保存する') =>
  async (page: Page) => {
    await page.getByRole('textbox', { name: label }).fill(text);
    await page.getByRole('button', { name: save }).click();
    await page.getByRole('alert').first().waitFor();
  };

const changeHistory = async (page: Page) => {
  await page
    .getByRole('button', { name: /を編集する$/ })
    .first()
    .click();
  await change('役職・ポジション', 'テックリード')(page);
};

/** Changes the years of experience of the first skill, and waits for the error that the walk provokes. */
async function changeYears(page: Page) {
  const [years] = await page.getByRole('spinbutton').all();
  await years?.fill('1.5');
  await years?.press('Enter');
  await page.getByRole('alert').first().waitFor();
}

/** Turns the switch of one item, saves, and waits for the error that the walk provokes. */
async function hideGender(page: Page) {
  await page.getByRole('switch', { name: '性別' }).click();
  await page.getByRole('button', { name: '保存する' }).click();
  await page.getByRole('alert').first().waitFor();
}

const file = (resume: object) => ({
  ...{ name: 'resume.json', mimeType: 'application/json' },
  buffer: Buffer.from(JSON.stringify(resume)),
});

/** Chooses, on the screen for importing a CV, a file that differs from the talent's profile. */
async function chooseResume(page: Page) {
  const work = [{ name: '風見製作所', position: '設計', startDate: '2020-04', highlights: ['工場の刷新'] }];
  const resume = { work, certificates: [{ name: '色彩検定1級', date: '2019-11-01' }] };
  await page.getByLabel(/^JSON Resume/).setInputFiles(file(resume));
}

/** Chooses a file that contains nothing but what the profile has already. */
async function chooseSame(page: Page) {
  await page.getByLabel(/^JSON Resume/).setInputFiles(file({ work: [] }));
  await page.getByText('プロフィールとの違いはありませんでした', { exact: false }).waitFor();
}

const compared = async (page: Page) => {
  await chooseResume(page);
  await page.getByText('風見製作所').first().waitFor();
};

async function beginToStore(page: Page) {
  await compared(page);
  await page.getByRole('button', { name: /件を登録する$/ }).click();
}

async function storeResume(page: Page) {
  await beginToStore(page);
  await page
    .getByText(/^登録できませんでした/)
    .first()
    .waitFor();
}

export const walk: readonly WalkedScreen[] = [
  {
    route: paths.editBasic,
    as: 'talent',
    states: {
      loading: {},
      empty: { as: 'beginner' },
      error: {},
      offline: {},
      refused: { steps: change('自己紹介', '画面と音声を作っています。') },
    },
  },
  {
    route: paths.editHistories,
    as: 'talent',
    states: {
      loading: {},
      empty: { as: 'beginner' },
      error: {},
      offline: {},
      refused: { steps: changeHistory },
      conflict: { steps: changeHistory },
    },
  },
  {
    route: paths.editConditions,
    as: 'talent',
    states: {
      loading: {},
      empty: { as: 'beginner' },
      error: {},
      offline: {},
      refused: { steps: change('そのほかの希望', '朝の会議が少ない仕事を探しています。') },
    },
  },
  {
    route: paths.editSkills,
    as: 'talent',
    states: {
      loading: {},
      empty: { as: 'beginner' },
      error: {},
      offline: {},
      refused: { steps: changeYears },
    },
  },
  {
    route: paths.privacy,
    as: 'talent',
    states: {
      loading: {},
      empty: { as: 'beginner' },
      error: {},
      offline: {},
      refused: { steps: hideGender },
    },
  },
  {
    route: paths.blocks,
    as: 'talent',
    states: { loading: {}, empty: { as: 'beginner' }, error: {}, offline: {} },
  },
  {
    route: paths.survey,
    as: 'talent',
    states: {
      loading: {},
      empty: { as: 'beginner' },
      error: {},
      offline: {},
      refused: { steps: change('くわしい内容', '知人に聞きました。', '回答する') },
    },
  },
  {
    route: paths.profile,
    as: 'talent',
    states: { loading: {}, empty: { as: 'beginner' }, error: {}, offline: {} },
  },
  {
    route: paths.careerSheet,
    as: 'talent',
    states: { loading: {}, empty: { as: 'beginner' }, error: {}, offline: {} },
  },
  {
    route: paths.importResume,
    as: 'talent',
    steps: compared,
    states: {
      loading: { steps: beginToStore },
      empty: { steps: chooseSame },
      error: { steps: storeResume },
      offline: {},
      refused: { steps: storeResume },
      conflict: { steps: storeResume },
    },
  },
];
