import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, refuse, renderWithApi } from '../../../testing/renderWithApi';
import { signInAs } from '../../../testing/signInAs';
import { CheckPanel } from './CheckPanel';

beforeEach(() => signInAs({ isAdmin: true, groups: ['admin'] }));

interface Sent {
  input: object;
}

const done = {
  ...{
    __typename: 'InsightCheck',
    state: 'DONE',
    isRepair: false,
    rows: 12_345,
    differences: 0,
    repaired: 0,
  },
  ...{ updatedAt: '2026-05-10T03:00:00.000Z', finishedAt: '2026-05-10T03:00:00.000Z' },
  ...{ countedSince: '2026-03-01', details: [] },
};
const wrong = {
  ...{
    __typename: 'InsightDifference',
    kind: 'COUNTER',
    metric: 'APPLIES',
    period: 'DAY',
    day: '2026-05-01',
  },
  ...{ is: 9, least: 4, most: 4, isRepaired: false },
};

async function open(answers: Answers) {
  await renderWithApi(<CheckPanel />, answers);
  return userEvent.setup();
}

test('before the first check it says so, and one click starts it', async () => {
  let check: object | null = null;
  const sent: object[] = [];
  const verifyInsights = ({ input }: Sent) => {
    sent.push(input);
    return (check = done);
  };
  const user = await open({ getInsightCheck: () => check, verifyInsights });
  await user.click(await screen.findByRole('button', { name: '検証する' }));
  expect(await screen.findByText('違いは見つかりませんでした。')).toBeInTheDocument();
  expect(sent).toEqual([{ repair: false }]);
  expect(screen.getByText(/12,345件の記録を確認しました。 2026年3月1日以降が対象です。/)).toBeInTheDocument();
});

test('a difference is named with both values, and is repaired only after a question', async () => {
  let check: object = {
    ...done,
    differences: 52,
    details: [wrong, { ...wrong, metric: 'NEW_USERS', least: 1, most: null }],
  };
  const sent: object[] = [];
  const verifyInsights = ({ input }: Sent) => {
    sent.push(input);
    return (check = { ...done, differences: 52, repaired: 52 });
  };
  const user = await open({ getInsightCheck: () => check, verifyInsights });
  const row = (await screen.findByRole('rowheader', { name: '応募' })).closest('tr');
  expect(row).toHaveTextContent('応募2026年5月1日日ごとの件数94未修正');
  expect(screen.getByRole('rowheader', { name: '新規登録' }).closest('tr')).toHaveTextContent('1以上');
  expect(screen.getByText('ほか50件')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '違いを修正する' }));
  expect(sent).toEqual([]);
  await user.click(await screen.findByRole('button', { name: '修正する' }));
  expect(await screen.findByText(/52件を修正しました。/)).toBeInTheDocument();
  expect(sent).toEqual([{ repair: true }]);
});

test.each([
  ['RUNNING', /検証しています/, true],
  ['PAUSED', /読み取りの上限/, false],
  ['FAILED', /検証できませんでした/, false],
])('a check that is %s says so', async (state, text, isBusy) => {
  await open({ getInsightCheck: () => ({ ...done, state }) });
  expect(await screen.findByText(text)).toBeInTheDocument();
  const button = screen.getByRole('button', { name: /検証する/ });
  if (isBusy) expect(button).toBeDisabled();
  else expect(button).toBeEnabled();
});

test('a result that cannot be read can be asked for again', async () => {
  await open({ getInsightCheck: () => refuse('InternalFailure') });
  expect(await screen.findByRole('button', { name: /再/ })).toBeInTheDocument();
});
