import { captured } from '../../support/api/captured';
import { cognito } from '../../support/api/cognito';
import { mailedCode } from '../../support/api/mailedCode';
import { query } from '../../support/api/query';
import { readConfig } from '../../support/api/readConfig';
import { given } from '../../support/given';
import { unique } from '../../support/unique';
import { applications } from '../applications/applications';
import { settle } from '../over-time/settle';
import { accountDocuments } from './accountDocuments';

const pool = 'AWSCognitoIdentityProviderService';
const changed = '【Enishi】パスワードが変更されました';
const subjectsTo = async (email: string) => (await captured.mail(email)).map(({ subject }) => subject);

test('an invitation has the name, the URL and the password', async () => {
  const admin = await given.theAdministrator();
  const email = unique.email();
  const names = { lastName: '縁', firstName: '招子', lastNameKana: 'エニシ', firstNameKana: 'マネコ' };
  const input = { ...names, displayName: 'まねこ', email };
  const { data } = await query(accountDocuments.createTalent, { input }, admin);
  const sub = data?.createTalent?.sub ?? '';
  await query(accountDocuments.resetPassword, { sub }, admin);
  const mails = await captured.mail(email);
  expect(mails).toHaveLength(2);
  for (const { text } of mails) {
    expect(text).toContain('縁 招子 様');
    expect(text).toMatch(/https?:\/\/\S+\/auth\/login/);
    expect(text).toContain(email);
  }
});

test('a code for a forgotten password has a text of its own, and its use is mailed to the person', async () => {
  const { userPoolClientId: ClientId } = await readConfig();
  const { email } = await given.aNewcomer();
  const [signUp] = await captured.mail(email);
  await cognito(pool, 'ForgotPassword', { ClientId, Username: email });
  const ConfirmationCode = await mailedCode(email, 2);
  const [reset] = await captured.mail(email);
  expect(reset?.subject).not.toBe(signUp?.subject);
  expect(reset?.text).toContain('再設定');
  const next = { ClientId, Username: email, ConfirmationCode, Password: 'Enishi-2027' };
  await cognito(pool, 'ConfirmForgotPassword', next);
  await settle.streams();
  expect(await subjectsTo(email)).toContain(changed);
});

test('a changed password is mailed to the person, however often a client reports it; a sign-out is not', async () => {
  const [changing, leaving] = [await given.aTalent(), await given.aTalent()];
  for (let report = 0; report < 4; report++)
    await query(accountDocuments.endSubscriptions, { hasNewPassword: true }, changing);
  await query(accountDocuments.endSubscriptions, {}, leaving);
  await settle.mails();
  const mails = (await subjectsTo(changing.email)).filter((subject) => subject === changed);
  // One for each hour of the clock, and the test may begin in one and end in the next.
  expect([1, 2]).toContain(mails.length);
  expect(await subjectsTo(leaving.email)).not.toContain(changed);
});

test('who signs up in German gets the code in German', async () => {
  const { userPoolClientId: ClientId } = await readConfig();
  const email = unique.email();
  const UserAttributes = [
    { Name: 'email', Value: email },
    { Name: 'locale', Value: 'de' },
  ];
  await cognito(pool, 'SignUp', { ClientId, Username: email, Password: 'Enishi-2026', UserAttributes });
  expect(await subjectsTo(email)).toEqual(['[Enishi] Ihr Bestätigungscode']);
});

test('an application gives the talent a receipt with what was sent', async () => {
  const talent = await given.aTalent();
  const job = await given.anOpenJob();
  const message = `${unique.word('縁')}です。よろしくお願いいたします。`;
  await applications.apply(talent, job.id, { message, url: 'https://example.com/works' });
  await settle.mails();
  const receipt = (await captured.mail(talent.email)).find(({ subject }) =>
    subject.includes('応募を受け付けました'),
  );
  expect(receipt?.text).toContain(message);
  expect(receipt?.text).toContain('https://example.com/works');
});
