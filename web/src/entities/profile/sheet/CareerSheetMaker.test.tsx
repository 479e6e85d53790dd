import { readFileSync } from 'node:fs';
import { screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { showLanguage } from '../../../lib/language/showLanguage';
import { documentFont } from '../../../../documentFont';
import { aUser } from '../../../testing/aUser';
import { renderWithApi } from '../../../testing/renderWithApi';
import { startAllTexts } from '../../../testing/startAllTexts';
import { buildCareerSheet, type SheetProfile } from './buildCareerSheet';
import { CareerSheetMaker } from './CareerSheetMaker';

const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-05T00:00:00.000Z', version: 1 };
const history = (id: string, more: object = {}) => ({
  ...{ ...stamps, id, historyType: 'WORK', organizationName: `株式会社${id}`, position: 'テックリード' },
  ...{ startDate: '2020-04-01', endDate: '2024-03-01', isContinuation: false, isCurrentJob: false },
  ...{ industry: null, description: '配車計画の開発', divisions: { items: [] }, achievements: { items: [] } },
  ...more,
});
const profile = (more: object = {}) => ({
  ...{
    ...stamps,
    id: 'a',
    sub: 'a',
    name: '髙橋 結子',
    displayName: 'ゆいこ',
    description: '物流の開発者です。',
  },
  ...{ isShareHistories: true, isShareCurrentJob: false },
  skillSets: {
    items: [{ ...stamps, id: 's', yearsOfExperience: 3, skill: null, skillTag: { id: 't', name: 'Go' } }],
  },
  workHistories: {
    items: [
      history('まえ'),
      history('いま', { isContinuation: true, isCurrentJob: true, endDate: null, startDate: '2024-04-01' }),
    ],
  },
  qualifications: { items: [] },
  ...more,
});

const user = aUser();
const font = readFileSync(documentFont.file);
const { fetch } = globalThis;
const { createObjectURL, revokeObjectURL } = URL;

afterEach(() => {
  globalThis.fetch = fetch;
  Object.assign(URL, { createObjectURL, revokeObjectURL });
});

async function open(shown: object, loadsFont = true) {
  // jsdom has no Response with bytes.
  const answer = {
    ok: loadsFont,
    status: loadsFont ? 200 : 404,
    arrayBuffer: () => Promise.resolve(new Uint8Array(font)),
  };
  globalThis.fetch = () => Promise.resolve(answer as unknown as Response);
  Object.assign(URL, { createObjectURL: () => 'blob:sheet', revokeObjectURL: () => undefined });
  const onAttach = jest.fn((_file: File) => Promise.resolve());
  await renderWithApi(<CareerSheetMaker sub="a" onAttach={onAttach} />, { getUser: () => shown });
  await user.click(screen.getByRole('button', { name: 'プロフィールから職務経歴書（PDF）を作る' }));
  return onAttach;
}

test('the talent opens the sheet before it is attached, and what is hidden is in it only by choice', async () => {
  const onAttach = await open(profile());
  const link = await screen.findByRole('link', { name: '内容を確認する（新しいタブ）' }, { timeout: 20_000 });
  expect(link).toHaveAttribute('href', 'blob:sheet');
  expect(screen.getByText('企業に公開していない職歴・学歴は含めていません。')).toBeInTheDocument();
  expect(onAttach).not.toHaveBeenCalled();
  await user.click(screen.getByRole('checkbox', { name: '公開していない職歴・学歴も含める' }));
  expect(
    await screen.findByText(/企業に公開していない職歴・学歴も含めています。応募先の企業が読みます。/),
  ).toBeInTheDocument();
  const attach = screen.getByRole('button', { name: 'この書類を添付する' });
  await waitFor(() => expect(attach).toBeEnabled(), { timeout: 20_000 });
  await user.click(attach);
  expect(await screen.findByRole('status')).toHaveTextContent('職務経歴書を添付しました。');
  const file = onAttach.mock.calls[0]?.[0];
  expect([file?.name, file?.type]).toEqual(['職務経歴書.pdf', 'application/pdf']);
});

test('a sheet that cannot be made says so, and can be made again', async () => {
  await open(profile(), false);
  expect(await screen.findByRole('alert')).toHaveTextContent(/作成または添付できませんでした/);
  expect(screen.getByRole('button', { name: /職務経歴書（PDF）を作る/ })).toBeEnabled();
});

test('the sheet has what organizations may see, the latest first, or everything by choice', async () => {
  await startAllTexts();
  const now = new Date('2026-04-15T00:00:00.000Z');
  const build = (more: object, isWhole: boolean) =>
    buildCareerSheet(profile(more) as unknown as SheetProfile, i18next, { isWhole, now });
  const titlesOf = (more: object, isWhole: boolean) =>
    build(more, isWhole).sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'title' ? [block.text] : [])),
    );
  const [before, present] = ['株式会社まえ　2020年4月〜2024年3月', '株式会社いま　2024年4月〜現在'];
  expect(titlesOf({}, false)).toEqual([before]);
  expect(titlesOf({ isShareCurrentJob: true }, false)).toEqual([present, before]);
  expect(titlesOf({ isShareHistories: false }, false)).toEqual([]);
  expect(titlesOf({ isShareHistories: false }, true)).toEqual([present, before]);
  const { title, signature, sections } = build({}, false);
  expect([title, ...signature]).toEqual(['職務経歴書', '2026年4月15日現在', '氏名　髙橋 結子']);
  expect(sections.map((section) => section.title)).toEqual(['自己紹介', '職務経歴', 'スキル']);
});

test('a sheet made in Korean has Japanese words, because its font has no Korean letters', async () => {
  await startAllTexts();
  const build = () =>
    buildCareerSheet(profile() as unknown as SheetProfile, i18next, { isWhole: true, now: new Date() });
  const japanese = build();
  await showLanguage('ko');
  expect(build()).toEqual(japanese);
  await showLanguage('ja');
});
