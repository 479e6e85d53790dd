import { screen, waitFor, within } from '@testing-library/react';
import { aSheet } from '../../../../../test/support/terms/aSheet';
import { toast } from '../../../lib/toast/toast';
import { aUser } from '../../../testing/aUser';
import { refuse, renderWithApi } from '../../../testing/renderWithApi';
import { signInAs } from '../../../testing/signInAs';
import { OfferTermsScreen } from '../client/OfferTermsScreen';
import { OwnTermsScreen } from '../talent/OwnTermsScreen';

const at = '2026-11-20T01:00:00.000Z';

const aVersion = (number: number, more: object = {}, answers: Record<string, string> = {}) => ({
  ...{ __typename: 'TermsSheet', id: `yui.job-00${number}`, number, kind: 'CONTRACT', version: 1 },
  ...{ expiresOn: '2099-12-31', createdAt: at, updatedAt: at, applicationId: 'yui.job' },
  answers: Object.entries({ ...aSheet('CONTRACT'), ...answers }).map(([key, value]) => ({ key, value })),
  ...more,
});
const accepted = aVersion(1, { state: 'ACCEPTED', answeredAt: at, talentEmployees: false, hash: 'ab12' });
const longer = { endDate: '2027-06-30', receivedOn: '2027-06-30', paymentDate: '2027-07-30' };
const proposed = (more: object = {}) =>
  aVersion(2, { state: 'SENT', amends: 1, proposedBy: 'CLIENT', ...more }, longer);

function open(as: 'talent' | 'staff', sheets: object[], answers: object = {}) {
  const isTalent = as === 'talent';
  signInAs(isTalent ? { sub: 'yui' } : { sub: 'me', organizationId: '01ORG' });
  const base = isTalent ? '/user' : '/client';
  const terms = {
    ...{ id: 'yui.job', type: 'CONTRACTED', conversationId: 'talk', title: '在庫の案件', posting: null },
    ...{ organizationName: '株式会社みなと物流', talentName: '縁 結子', sheets },
  };
  return renderWithApi(
    isTalent ? <OwnTermsScreen /> : <OfferTermsScreen />,
    { getApplicationTerms: () => terms, ...answers },
    { at: `${base}/terms/yui.job`, path: `${base}/terms/:id` },
  );
}

const user = aUser();
const agree = async (name: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
const section = async () => (await screen.findByRole('heading', { name: '条件の変更' })).closest('section')!;

beforeEach(() => {
  toast.taken(toast.waiting());
});

test('the other side reads what would change, beside the terms in force, and accepts', async () => {
  const answerAmendment = jest.fn((_: object) => proposed({ state: 'ACCEPTED' }));
  await open('talent', [proposed(), accepted], { answerAmendment });
  const shown = within(await section());
  expect(shown.getByText('2027年4月30日').tagName).toBe('DEL');
  expect(shown.getByText('2027年7月30日').tagName).toBe('INS');
  // The document is that of the terms in force.
  expect(within(screen.getByRole('article')).getByText('第1版')).toBeInTheDocument();
  await user.click(shown.getByRole('button', { name: '変更を承諾する' }));
  await agree('変更を承諾する');
  await waitFor(() =>
    expect(answerAmendment.mock.calls[0]?.[0]).toEqual({ input: { id: 'yui.job-002', reply: 'ACCEPT' } }),
  );
});

test('a change that was replaced meanwhile is named', async () => {
  await open('talent', [proposed(), accepted], { answerAmendment: () => refuse('Conflict') });
  await user.click(await screen.findByRole('button', { name: '変更を見送る' }));
  await user.type(within(await screen.findByRole('dialog')).getByRole('textbox'), '期間が合いません');
  await agree('変更を見送る');
  await waitFor(() =>
    expect(toast.waiting().map(({ text }) => text)).toEqual([
      '状況が変わっています。最新の内容を確認してください。',
    ]),
  );
});

test.each([
  ['the side that proposed it', 'staff', proposed(), /相手の返事を待っています/],
  [
    'nobody after its last day',
    'talent',
    proposed({ expiresOn: '2026-01-31' }),
    /提案の期限（2026年1月31日）が過ぎました/,
  ],
] as const)('%s cannot answer', async (_who, as, sheet, text) => {
  await open(as, [sheet, accepted]);
  expect(within(await section()).getByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '変更を承諾する' })).not.toBeInTheDocument();
});

test('either side proposes a change: only once something is changed, and only what is whole', async () => {
  const amendTerms = jest.fn((_: object) => proposed());
  await open('talent', [accepted], { amendTerms });
  await user.click(await screen.findByRole('button', { name: '条件の変更を提案する' }));
  expect(screen.getByText('まだ何も変えていません。')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '変更を提案する' }));
  expect(await screen.findByText('変える項目がありません。')).toBeInTheDocument();
  const amount = screen.getByRole('textbox', { name: '報酬の額' });
  await user.clear(amount);
  Element.prototype.scrollIntoView = jest.fn();
  await user.click(screen.getByRole('button', { name: '変更を提案する' }));
  expect(await screen.findByText('報酬の額を入力してください')).toBeInTheDocument();
  expect(amendTerms).not.toHaveBeenCalled();
  await user.type(amount, '350000');
  await user.click(screen.getByRole('button', { name: '変更を提案する' }));
  await agree('変更を提案する');
  await waitFor(() =>
    expect(amendTerms.mock.calls[0]?.[0]).toMatchObject({
      input: { applicationId: 'yui.job', amends: 1, number: 2 },
    }),
  );
  const [sent] = amendTerms.mock.calls.map(([args]) => args as { input: { answers: object[] } });
  expect(sent?.input.answers).toContainEqual({ key: 'payAmount', value: '350000' });
  expect(sent?.input.answers).toHaveLength(Object.keys(aSheet('CONTRACT')).length);
});

test('the changed document says what was changed by whom and when, and keeps the day of the contract', async () => {
  const now = proposed({
    state: 'ACCEPTED',
    answeredAt: '2026-12-05T01:00:00.000Z',
    createdAt: '2026-12-01T01:00:00.000Z',
    hash: 'cd34',
  });
  await open('staff', [now, accepted]);
  const shown = within(await screen.findByRole('article'));
  expect(shown.getByText('2027年4月30日 → 2027年7月30日')).toBeInTheDocument();
  expect(shown.getByText('発注者・使用者（2026年12月1日）')).toBeInTheDocument();
  expect(shown.getByText('受注者・労働者（2026年12月5日）')).toBeInTheDocument();
  expect(shown.getByText('2026年11月20日')).toBeInTheDocument();
  expect(shown.getByText('cd34')).toBeInTheDocument();
  expect(screen.getByText('変更前の条件')).toBeInTheDocument();
});
