import { screen, waitFor, within } from '@testing-library/react';
import { aUser } from '../../../testing/aUser';
import { renderWithApi } from '../../../testing/renderWithApi';
import { signInAs } from '../../../testing/signInAs';
import { moveQueue } from '../../../entities/application/move/moveQueue';
import { JobBoardScreen } from './JobBoardScreen';

const at = '2026-01-05T00:00:00.000Z';
const stamps = { createdAt: at, updatedAt: at, version: 2 };
const anApplication = (id: string, type: string, changes: object = {}) => ({
  ...stamps,
  ...{ id: `${id}.j`, userID: id, openJobID: 'j', type, message: null, conversationId: `c-${id}` },
  history: [{ type, at, by: id }],
  user: { ...stamps, id, name: `縁 ${id}`, displayName: `${id}さん` },
  ...changes,
});

async function open(job: object) {
  const updateUserApplies = jest.fn(({ input }: { input: { id: string; type: string } }) => ({
    ...anApplication(input.id.split('.')[0]!, input.type),
    version: 3,
  }));
  const shown = {
    title: '在庫を見える化する',
    organizationOpenJobsId: '01ORG',
    isPublic: true,
    isDraft: false,
  };
  const getOpenJob = () => ({ ...stamps, id: 'j', ...shown, ...job });
  await renderWithApi(
    <JobBoardScreen />,
    { getOpenJob, updateUserApplies },
    { at: '/client/progress/j', path: '/client/progress/:id' },
  );
  return { updateUserApplies };
}
const user = aUser();
const menuOf = (name: string) => screen.findByLabelText(`「${name}」を移動`);
const column = (name: RegExp) => screen.findByRole('region', { name });

beforeEach(() => {
  localStorage.clear();
  moveQueue.close();
  signInAs({ organizationId: '01ORG' });
});

const steps = [
  { ...stamps, id: 'j.1', step: 1, title: '書類選考' },
  { ...stamps, id: 'j.2', step: 2, title: '一次面談' },
  { ...stamps, id: 'j.3', step: 3, title: '最終面談' },
];

test('the job’s steps among the interviews are columns, between which applications move', async () => {
  const { updateUserApplies } = await open({
    selectionProcesses: { items: steps },
    applyUsers: {
      items: [
        anApplication('yui', 'SCREENING'),
        anApplication('ren', 'INTERVIEW', { stepId: 'j.2', stepTitle: '一次面談' }),
        anApplication('mio', 'INTERVIEW'),
        anApplication('sho', 'INTERVIEW', { stepId: 'j.9', stepTitle: '消えた面談' }),
      ],
    },
  });
  await column(/^一次面談 1$/);
  const names = screen.getAllByRole('region').map((region) => region.querySelector('h2')?.textContent);
  expect(names.filter((name) => name && / \d$/.test(name))).toEqual([
    ...['応募 0', '書類選考 1', '面談 1', '一次面談 1', '最終面談 0', '消えた面談 1'],
    ...['内定 0', '成約 0', '見送り 0', '辞退 0'],
  ]);
  const targetsOf = async (name: string) => {
    const menu = await menuOf(name);
    return within(menu.closest('details')!)
      .getAllByRole('listitem', { hidden: true })
      .map(({ textContent }) => textContent);
  };
  expect(await targetsOf('縁 yui')).toEqual(['一次面談', '最終面談', '見送り']);
  expect(await targetsOf('縁 ren')).toEqual(['最終面談', '内定', '見送り']);
  expect(await targetsOf('縁 sho')).toEqual(['一次面談', '最終面談', '内定', '見送り']);
  const menu = await menuOf('縁 ren');
  await user.click(menu);
  await user.click(within(menu.closest('details')!).getByText('最終面談'));
  expect(within(await column(/^最終面談 1$/)).getByText('縁 ren')).toBeInTheDocument();
  await user.click(screen.getByText('すぐに送信'));
  await waitFor(() => expect(updateUserApplies).toHaveBeenCalledTimes(1));
  expect(updateUserApplies.mock.calls[0]![0]).toEqual({
    input: { id: 'ren.j', type: 'INTERVIEW', stepId: 'j.3', reason: null },
    condition: { version: { eq: 2 } },
  });
});

test('a card has the occupation and the first skills that were known when the talent applied', async () => {
  const skills = ['校正', '組版', '翻訳', '取材'].map((name) => ({ name, years: 1 }));
  const profile = { at, name: null, occupation: '編集者', skills };
  await open({ applyUsers: { items: [anApplication('yui', 'APPLIED', { profile })] } });
  const applied = within(await column(/^応募 1$/));
  expect(applied.getByText('編集者')).toBeInTheDocument();
  expect(within(applied.getByRole('list', { name: 'スキル' })).getAllByRole('listitem')).toHaveLength(4);
  expect(applied.queryByText('取材')).not.toBeInTheDocument();
});
