import { screen } from '@testing-library/react';
import { aUser } from '../../testing/aUser';
import { type Answers, refuse, renderWithApi } from '../../testing/renderWithApi';
import { signInAs } from '../../testing/signInAs';
import { ContactScreen } from './ContactScreen';

const show = (answers: Answers, query = '') =>
  renderWithApi(<ContactScreen />, answers, { at: `/contact-us${query}`, path: '/contact-us' });

async function fillIn() {
  const user = aUser();
  await user.type(await screen.findByLabelText(/お名前/), '山田 花子');
  await user.type(screen.getByLabelText(/メールアドレス/), 'hanako@example.com');
  await user.type(screen.getByLabelText(/お問い合わせ内容/), '掲載について教えてください。');
  await user.click(screen.getByRole('button', { name: '送信する' }));
}

test('a message is sent once, with null for what was left empty', async () => {
  const createContactMessage = jest.fn((_args: object) => ({ accepted: true }));
  await show({ createContactMessage });
  await fillIn();
  expect(await screen.findByText(/受け付けました/)).toBeInTheDocument();
  expect(createContactMessage).toHaveBeenCalledTimes(1);
  expect(createContactMessage.mock.lastCall?.[0]).toEqual({
    input: {
      name: '山田 花子',
      email: 'hanako@example.com',
      organizationName: null,
      subject: null,
      message: '掲載について教えてください。',
    },
  });
});

test('a fourth message in an hour is refused with the limit, and the text stays', async () => {
  await show({ createContactMessage: () => refuse('TooManyRequests') });
  await fillIn();
  expect(await screen.findByRole('alert')).toHaveTextContent('1時間に3件まで');
  expect(screen.getByLabelText(/お問い合わせ内容/)).toHaveValue('掲載について教えてください。');
});

test('a message that nobody received is not called sent', async () => {
  await show({ createContactMessage: () => ({ accepted: false }) });
  await fillIn();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.queryByText(/受け付けました/)).not.toBeInTheDocument();
});

test('a report names its job', async () => {
  await show({ createContactMessage: () => ({ accepted: true }) }, '?job=job-1');
  expect(await screen.findByLabelText(/件名/)).toHaveValue('案件の通報（job-1）');
});

test.each([
  ['?job=job-1', { kind: 'JOB_REPORT', openJobID: 'job-1' }],
  ['?complaint=true', { kind: 'COMPLAINT' }],
])(
  'what is sent from %s is tracked: its number and the last day for the answer are said',
  async (at, complaint) => {
    const createContactMessage = jest.fn((_args: object) => ({
      accepted: true,
      number: 'bcdfghjk',
      dueOn: '2026-12-15',
    }));
    const scrollIntoView = jest.fn();
    Element.prototype.scrollIntoView = scrollIntoView;
    await show({ createContactMessage }, at);
    await fillIn();
    expect(await screen.findByText(/受付番号は bcdfghjk です。2026年12月15日までに/)).toBeInTheDocument();
    expect(createContactMessage.mock.lastCall?.[0]).toMatchObject({ input: complaint });
    expect(scrollIntoView).toHaveBeenCalledWith({ block: 'center' });
  },
);

test('signed-in people find their name and email filled in, and may change them', async () => {
  signInAs({ displayName: 'ゆいこ', email: 'yuiko@example.com' });
  await show({ createContactMessage: () => ({ accepted: true }) });
  expect(await screen.findByLabelText(/お名前/)).toHaveValue('ゆいこ');
  expect(screen.getByLabelText(/メールアドレス/)).toHaveValue('yuiko@example.com');
});
