import { screen, waitFor, within } from '@testing-library/react';
import { adminProfile, type Sent } from '../../../testing/adminProfile';

const { start, stamps, list, evaluation, talent, user, open, press, rate } = adminProfile;

beforeEach(start);

test('the total of an evaluation follows the ratings while they are entered, and is not sent', async () => {
  const updateEvaluation = jest.fn(({ input }: Sent) => ({ ...stamps, ...evaluation, ...input, version: 5 }));
  await open({ updateEvaluation }, 'evaluations');
  await press(/による評価」を編集する$/);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('総合 4.5')).toBeInTheDocument();
  await rate('分析力', '2');
  expect(await within(dialog).findByText('総合 3.5')).toBeInTheDocument();
  await press('保存する');
  await waitFor(() =>
    expect(updateEvaluation.mock.calls.map(([sent]) => sent)).toEqual([
      { input: { id: 't.e', analysisRating: 2 }, condition: { version: { eq: 4 } } },
    ]),
  );
});

test('an evaluation is published once it says something, and deleted until then', async () => {
  const updateEvaluation = jest.fn(({ input }: Sent) => ({ ...stamps, ...evaluation, ...input, version: 5 }));
  const empty = { ...evaluation, published: false, picComment: null };
  const none = { analysisRating: null, communicationRating: null, totalRating: null };
  const draft = { ...talent, evaluations: list({ ...empty, ...none }) };
  await open({ getUser: () => draft, updateEvaluation }, 'evaluations');
  await press(/による評価」を編集する$/);
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('switch'));
  await press('保存する');
  expect(await within(dialog).findByText(/評価かコメントを1つ以上/)).toBeInTheDocument();
  expect(updateEvaluation).not.toHaveBeenCalled();
  await rate('分析力', '2');
  await press('保存する');
  await waitFor(() => expect(updateEvaluation).toHaveBeenCalledTimes(1));
});

test('an evaluation is deleted after a question, unless it is published', async () => {
  const deleteEvaluation = jest.fn((_sent: object) => ({ id: 't.e' }));
  const both = list({ ...evaluation }, { ...evaluation, id: 't.p', published: true, picName: '公開 済' });
  await open({ getUser: () => ({ ...talent, evaluations: both }), deleteEvaluation }, 'evaluations');
  await press(/早川 麻衣.*を削除する$/);
  await user.click(
    await screen.findByText('削除する', { selector: '.ant-modal button *, .ant-modal button' }),
  );
  await waitFor(() => expect(deleteEvaluation.mock.calls[0]?.[0]).toEqual({ input: { id: 't.e' } }));
  expect(screen.queryByRole('button', { name: /公開 済.*を削除する$/ })).not.toBeInTheDocument();
});
