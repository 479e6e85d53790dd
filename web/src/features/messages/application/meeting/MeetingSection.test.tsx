import { GraphQLError } from 'graphql';
import { screen, waitFor, within } from '@testing-library/react';
import { aUser } from '../../../../testing/aUser';
import { refuse, renderWithApi } from '../../../../testing/renderWithApi';
import { signInAs } from '../../../../testing/signInAs';
import type { ThreadApplicationFragment } from '../../../../generated/thread';
import { toast } from '../../../../lib/toast/toast';
import { MeetingSection } from './MeetingSection';

const first = '2999-01-07T01:00:00.000Z';
const second = '2999-01-08T05:00:00.000Z';
const offered = {
  ...{ id: 'm', state: 'PROPOSED', times: [first, second], offeredBy: 'CLIENT', answerBy: second, at: null },
  ...{ minutes: 60, format: 'ONLINE', place: 'https://meet.example.com/abc', people: ['人事 縁子'] },
  ...{ contact: '人事部 相談窓口', sequence: 0, cancelledBy: null, updatedAt: '2026-11-20T01:00:00.000Z' },
};
const agreed = { ...offered, state: 'AGREED', times: [], answerBy: null, at: first, sequence: 1 };

/** Shows the meetings of an application, and notes what is sent. */
async function open(
  viewer: 'talent' | 'organization',
  meetings: object[],
  {
    takenTimes = [],
    answers = {},
  }: { takenTimes?: string[]; answers?: Parameters<typeof renderWithApi>[1] } = {},
) {
  signInAs({ sub: 'me' });
  const onChanged = jest.fn();
  const done = () => ({ id: 'yui.job', version: 3 });
  const application = {
    ...{ id: 'yui.job', userID: 'yui', type: 'INTERVIEW', meetings, takenTimes, meetingContact: '総務部' },
    ...{
      openJob: { title: '編集の案件', organizationName: '株式会社アオバ' },
      user: { displayName: 'ゆいこ' },
    },
  } as unknown as ThreadApplicationFragment;
  const sent = {
    proposeMeeting: jest.fn((_: object) => done()),
    takeMeetingTime: jest.fn((_: object) => done()),
    cancelMeeting: jest.fn((_: object) => done()),
  };
  await renderWithApi(<MeetingSection {...{ application, viewer, onChanged }} />, { ...sent, ...answers });
  return { onChanged, sent };
}

beforeEach(() => toast.taken(toast.waiting()));

test('the talent takes an offered time with one press, and cannot take one that is gone', async () => {
  const user = aUser();
  const { onChanged, sent } = await open('talent', [offered], { takenTimes: [second] });
  expect(screen.getByText('人事部 相談窓口')).toBeInTheDocument();
  expect(screen.getByText(/1月8日.*14:00–15:00/).closest('s')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /に決める$/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /1月7日.*10:00–11:00に決める/ }));
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
  expect(sent.takeMeetingTime.mock.calls[0]?.[0]).toEqual({
    input: { id: 'yui.job', meetingId: 'm', at: first },
  });
});

test('a time that somebody else was first to take is explained', async () => {
  const user = aUser();
  const refused = () => {
    throw new GraphQLError('refused', {
      extensions: { errorType: 'Conflict', errorInfo: { field: 'input.at', rule: 'taken' } },
    });
  };
  const { onChanged } = await open('talent', [offered], { answers: { takeMeetingTime: refused } });
  await user.click(screen.getByRole('button', { name: /1月7日/ }));
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
  expect(toast.waiting().map(({ text }) => text)).toEqual([
    'その日時には、ほかの予定が入りました。別の日時を選んでください。',
  ]);
});

test('job staff choose times by tapping, and say what the meeting will be', async () => {
  const user = aUser();
  const { sent } = await open('organization', []);
  await user.click(screen.getByRole('button', { name: '面談の日時を提案する' }));
  const dialog = within(await screen.findByRole('dialog'));
  // The contact point that was named last is filled in.
  expect(dialog.getByRole('textbox', { name: /相談窓口/ })).toHaveValue('総務部');
  const times = dialog.getByRole('group', { name: /の時刻$/ });
  await user.click(within(times).getByRole('button', { name: '10:15' }));
  await user.click(within(times).getByRole('button', { name: '14:00' }));
  expect(within(dialog.getByRole('group', { name: '選んだ日時' })).getAllByRole('button')).toHaveLength(2);
  await user.type(dialog.getByRole('textbox', { name: /参加する人/ }), '人事 縁子{Enter}現場 責任者');
  await user.click(dialog.getByRole('button', { name: '提案する' }));
  await waitFor(() => expect(sent.proposeMeeting).toHaveBeenCalledTimes(1));
  const [[sentArgs] = []] = sent.proposeMeeting.mock.calls;
  const { input } = sentArgs as { input: { times: string[] } };
  expect(input).toMatchObject({
    ...{
      id: 'yui.job',
      minutes: 60,
      format: 'ONLINE',
      people: ['人事 縁子', '現場 責任者'],
      contact: '総務部',
    },
  });
  expect(input.times.map((time) => time.slice(11, 16))).toEqual(['01:15', '05:00']);
});

test('a proposal whose answer was lost is sent as the same, and the next one as another', async () => {
  const user = aUser();
  const tokens: (string | null | undefined)[] = [];
  const proposeMeeting = ({ input }: { input: { clientToken?: string | null } }) => {
    tokens.push(input.clientToken);
    if (tokens.length === 1) refuse('NetworkError');
    return { id: 'yui.job', version: 3 };
  };
  await open('organization', [], { answers: { proposeMeeting } });
  const fill = async () => {
    await user.click(screen.getByRole('button', { name: '面談の日時を提案する' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: '14:00' }));
    await user.type(dialog.getByRole('textbox', { name: /参加する人/ }), '人事 縁子');
    return dialog;
  };
  const dialog = await fill();
  await user.click(dialog.getByRole('button', { name: '提案する' }));
  await waitFor(() => expect(toast.waiting()).toHaveLength(1));
  // What was chosen is still there.
  await user.click(dialog.getByRole('button', { name: '提案する' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click((await fill()).getByRole('button', { name: '提案する' }));
  await waitFor(() => expect(tokens).toHaveLength(3));
  expect(tokens[0]).toMatch(/^[0-9A-Z]{26}$/);
  expect(tokens[1]).toBe(tokens[0]);
  expect(tokens[2]).not.toBe(tokens[0]);
});

test('an agreed meeting can be moved and cancelled by the talent, its details are for staff', async () => {
  const user = aUser();
  const { sent } = await open('talent', [agreed]);
  expect(screen.getByText('日時が決まりました')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'カレンダーに追加' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '日時の変更を相談する' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '詳細を変更する' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '取りやめる' }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: '取りやめる' }));
  await waitFor(() => expect(sent.cancelMeeting).toHaveBeenCalledTimes(1));
});

test('what is over is folded, and nothing is shown to a talent without a meeting', async () => {
  await open('organization', [{ ...agreed, state: 'CANCELLED', cancelledBy: 'TALENT' }]);
  expect(screen.getByText('終わった面談（1件）')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'カレンダーに追加' })).not.toBeInTheDocument();
});
