import { screen, waitFor, within } from '@testing-library/react';
import { aSheet } from '../../../../test/support/terms/aSheet';
import { toast } from '../../lib/toast/toast';
import { aUser } from '../../testing/aUser';
import { refuse, renderWithApi } from '../../testing/renderWithApi';
import { signInAs } from '../../testing/signInAs';
import { OfferTermsScreen } from './client/OfferTermsScreen';
import { OwnTermsScreen } from './talent/OwnTermsScreen';

const at = '2026-11-20T01:00:00.000Z';
type Kind = 'CONTRACT' | 'EMPLOYMENT';

const aSheetOf = (
  changes: { kind?: Kind; answers?: Record<string, string> } & Record<string, unknown> = {},
) => {
  const { kind = 'CONTRACT', answers = {}, ...more } = changes;
  return {
    ...{ __typename: 'TermsSheet', id: 'yui.job-001', number: 1, kind, state: 'SENT', version: 1 },
    ...{ expiresOn: '2099-12-31', createdAt: at, updatedAt: at, applicationId: 'yui.job' },
    answers: Object.entries({ ...aSheet(kind), ...answers }).map(([key, value]) => ({ key, value })),
    ...more,
  };
};

const theTerms = (changes: object = {}) => ({
  ...{ id: 'yui.job', type: 'OFFERED', conversationId: 'talk', title: '在庫の案件' },
  ...{ organizationName: '株式会社みなと物流', talentName: '縁 結子', sheets: [aSheetOf()] },
  posting: { at, workType: 'CONTRACT', salaryType: 'FIXED', minumumSalary: 400_000, maximumSalary: 500_000 },
  ...changes,
});

function open(as: 'talent' | 'staff', terms: object | null, answers: object = {}) {
  const isTalent = as === 'talent';
  signInAs(isTalent ? { sub: 'yui' } : { sub: 'me', organizationId: '01ORG' });
  const base = isTalent ? '/user' : '/client';
  const getApplicationTerms = jest.fn(() => terms);
  return renderWithApi(
    isTalent ? <OwnTermsScreen /> : <OfferTermsScreen />,
    { getApplicationTerms, ...answers },
    { at: `${base}/terms/yui.job`, path: `${base}/terms/:id` },
  );
}

const user = aUser();
const agree = async (name: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

beforeEach(() => {
  toast.taken(toast.waiting());
});

test('the talent reads the document, what differs from the posting, and says whether they have employees', async () => {
  const answerTerms = jest.fn((_: object) => aSheetOf({ state: 'ACCEPTED' }));
  await open('talent', theTerms(), { answerTerms });
  const shown = within(await screen.findByRole('article', { name: '取引条件の明示書（業務委託）' }));
  expect(shown.getByText('300,000円')).toBeInTheDocument();
  expect(shown.getByText('2027年4月30日')).toBeInTheDocument();
  expect(shown.getByText(/法的助言ではありません/)).toBeInTheDocument();
  // The amount is below what was posted.
  expect(screen.getByText('400,000円').tagName).toBe('DEL');
  await user.click(screen.getByRole('button', { name: '条件を承諾する' }));
  expect(await screen.findByText('どちらかを選んでください')).toBeInTheDocument();
  expect(answerTerms).not.toHaveBeenCalled();
  await user.click(screen.getByRole('radio', { name: '使用していない' }));
  await user.click(screen.getByRole('button', { name: '条件を承諾する' }));
  await agree('条件を承諾する');
  await waitFor(() =>
    expect(answerTerms.mock.calls[0]?.[0]).toEqual({
      input: { id: 'yui.job-001', reply: 'ACCEPT', talentEmployees: false },
    }),
  );
});

test('for employment the wish for electronic delivery is not ticked beforehand', async () => {
  const answerTerms = jest.fn((_: object) => aSheetOf({ kind: 'EMPLOYMENT', state: 'ACCEPTED' }));
  await open('talent', theTerms({ sheets: [aSheetOf({ kind: 'EMPLOYMENT' })] }), { answerTerms });
  expect(await screen.findByRole('checkbox')).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: '条件を承諾する' }));
  await agree('条件を承諾する');
  await waitFor(() =>
    expect(answerTerms.mock.calls[0]?.[0]).toEqual({
      input: { id: 'yui.job-001', reply: 'ACCEPT', wantsElectronic: false },
    }),
  );
});

test('the talent declines with a reason', async () => {
  const answerTerms = jest.fn((_: object) => aSheetOf({ state: 'DECLINED' }));
  await open('talent', theTerms(), { answerTerms });
  await user.click(await screen.findByRole('button', { name: '見送る' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), '額が合いません');
  await user.click(dialog.getByRole('button', { name: '見送る' }));
  await waitFor(() =>
    expect(answerTerms.mock.calls[0]?.[0]).toEqual({
      input: { id: 'yui.job-001', reply: 'DECLINE', reason: '額が合いません' },
    }),
  );
});

test.each([
  [
    'over',
    theTerms({ sheets: [aSheetOf({ expiresOn: '2026-01-31' })] }),
    /承諾の期限（2026年1月31日）が過ぎました/,
  ],
  [
    'accepted',
    theTerms({ type: 'CONTRACTED', sheets: [aSheetOf({ state: 'ACCEPTED', answeredAt: at, hash: 'ab12' })] }),
    '条件を承諾し、成約しました。',
  ],
  [
    'declined',
    theTerms({ sheets: [aSheetOf({ state: 'DECLINED', reason: '額' })] }),
    'この条件を見送りました。',
  ],
  ['none yet', theTerms({ type: 'INTERVIEW', sheets: [] }), /条件書はまだ届いていません/],
  ['not there', null, 'この条件書はありません。'],
])('terms that cannot be answered have no button: %s', async (_state, terms, text) => {
  await open('talent', terms);
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '条件を承諾する' })).not.toBeInTheDocument();
});

test('the reason of a refusal that could not be sent stays, and is sent again', async () => {
  const answerTerms = jest.fn((_: object) => {
    if (answerTerms.mock.calls.length === 1) refuse('NetworkError');
    return aSheetOf({ state: 'DECLINED' });
  });
  await open('talent', theTerms(), { answerTerms });
  await user.click(await screen.findByRole('button', { name: '見送る' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), '額が合いません');
  await user.click(dialog.getByRole('button', { name: '見送る' }));
  await waitFor(() => expect(toast.waiting()).toHaveLength(1));
  expect(dialog.getByRole('textbox')).toHaveValue('額が合いません');
  await user.click(dialog.getByRole('button', { name: '見送る' }));
  await waitFor(() => expect(answerTerms).toHaveBeenCalledTimes(2));
  expect(answerTerms.mock.calls[1]).toEqual(answerTerms.mock.calls[0]);
});

test('an accepted document has its hash, its day and the articles that bind', async () => {
  const sheet = aSheetOf({ state: 'ACCEPTED', answeredAt: at, hash: 'ab12', talentEmployees: false });
  await open('talent', theTerms({ type: 'CONTRACTED', sheets: [sheet] }));
  const shown = within(await screen.findByRole('article'));
  expect(shown.getByText('ab12')).toBeInTheDocument();
  expect(shown.getByText('2026年11月20日')).toBeInTheDocument();
  expect(shown.getByText(/第3条、第4条、第5条/)).toBeInTheDocument();
});

test('versions are listed with what changed', async () => {
  const second = aSheetOf({ id: 'yui.job-002', number: 2, answers: { payAmount: '350000' } });
  await open('talent', theTerms({ posting: null, sheets: [second, aSheetOf()] }));
  expect(await screen.findByText('差し替え済み')).toBeInTheDocument();
  const versions = screen.getByRole('heading', { name: 'これまでの版' }).closest('section')!;
  expect(within(versions).getByText('300,000円').tagName).toBe('DEL');
  expect(within(versions).getByText('350,000円').tagName).toBe('INS');
});

test('job staff begin with what was posted, see what is missing, and send nothing before it is there', async () => {
  const offerTerms = jest.fn((_: object) => aSheetOf());
  await open('staff', theTerms({ type: 'INTERVIEW', sheets: [] }), { offerTerms });
  expect(await screen.findByRole('textbox', { name: '発注者の名称' })).toHaveValue('株式会社みなと物流');
  expect(screen.getByRole('radio', { name: '一式' })).toBeChecked();
  expect(screen.getByText(/入力が必要な項目が\d+件あります。/)).toBeInTheDocument();
  expect(
    screen.getAllByRole('link', { name: 'フリーランス法の公取委規則第1条第1項第3号' })[0],
  ).toHaveAttribute('href', 'https://laws.e-gov.go.jp/law/506M60200000003');
  Element.prototype.scrollIntoView = jest.fn();
  await user.click(screen.getByRole('button', { name: '条件を送る' }));
  expect(await screen.findByText('業務の内容を入力してください')).toBeInTheDocument();
  expect(offerTerms).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: '下書きを保存' }));
  await waitFor(() =>
    expect(offerTerms.mock.calls[0]?.[0]).toMatchObject({ input: { isDraft: true, number: 1 } }),
  );
});

test('after sending, job staff see first that they wait for the answer, and until when', async () => {
  await open('staff', theTerms());
  expect(
    await screen.findByText('第1版を送りました。2099年12月31日までの返事を待っています。'),
  ).toBeInTheDocument();
});

test('the kind is asked where 副業 leaves it open', async () => {
  await open('staff', theTerms({ type: 'INTERVIEW', sheets: [], posting: { at, workType: 'SIDE_WORK' } }));
  expect(await screen.findByRole('radio', { name: '雇用' })).not.toBeChecked();
  expect(screen.queryByRole('button', { name: '条件を送る' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: '雇用' }));
  expect(await screen.findByRole('textbox', { name: '業務の変更の範囲' })).toBeInTheDocument();
});

test('a whole sheet is sent as the next version; a newer one is named', async () => {
  const offerTerms = jest.fn((_: object) => refuse('Conflict'));
  await open('staff', theTerms({ sheets: [aSheetOf({ state: 'DECLINED' })] }), { offerTerms });
  expect(await screen.findByText('必要な項目はそろっています。')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '条件を送る' }));
  await agree('条件を送る');
  await waitFor(() =>
    expect(toast.waiting().map(({ text }) => text)).toEqual([
      '状況が変わっています。最新の内容を確認してください。',
    ]),
  );
  expect(offerTerms.mock.calls[0]?.[0]).toMatchObject({
    input: { number: 2, isDraft: false, kind: 'CONTRACT' },
  });
});

test('after the acceptance job staff print the document, on paper where that was not waived, and may close the job', async () => {
  const sheet = aSheetOf({ kind: 'EMPLOYMENT', state: 'ACCEPTED', answeredAt: at, wantsElectronic: false });
  await open('staff', theTerms({ type: 'CONTRACTED', sheets: [sheet] }));
  expect(await screen.findByText(/書面（紙）で交付してください/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '案件の編集を開く' })).toHaveAttribute(
    'href',
    '/client/jobs/edit/job',
  );
  expect(screen.getByRole('button', { name: '印刷する' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '条件を送る' })).not.toBeInTheDocument();
});
