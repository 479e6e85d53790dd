import { captured } from '../../support/api/captured';
import { cognito } from '../../support/api/cognito';
import { mailedCode } from '../../support/api/mailedCode';
import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { readConfig } from '../../support/api/readConfig';
import { password, signIn } from '../../support/api/signIn';
import { signUpUnconfirmed } from '../../support/api/signUpUnconfirmed';
import { temporaryPassword } from '../../support/api/temporaryPassword';
import { given } from '../../support/given';
import { unique } from '../../support/unique';
import { documents } from '../documents';
import { accountDocuments } from './accountDocuments';
import { graphql } from '../../support/graphql';

const attackersPassword = 'Attacker-2026';
const pool = 'AWSCognitoIdentityProviderService';

let admin: Person;

beforeAll(async () => {
  admin = await given.theAdministrator();
});

const invite = (email: string) => {
  const input = {
    lastName: '縁',
    firstName: '招子',
    lastNameKana: 'エニシ',
    firstNameKana: 'マネコ',
    displayName: 'まねこ',
    tel: '09012345678',
    email,
  };
  return query(accountDocuments.createTalent, { input }, admin);
};

test('an attacker who signed up with another person’s email before the invitation never gets in', async () => {
  const { userPoolClientId: ClientId } = await readConfig();
  const email = unique.email();
  await signUpUnconfirmed(email, attackersPassword);
  const ConfirmationCode = await mailedCode(email);

  const { data, errors } = await invite(email);
  expect(errors).toEqual([]);
  // The code of the attacker's sign-up is void, even if the victim enters it.
  await expect(
    cognito(pool, 'ConfirmSignUp', { ClientId, Username: email, ConfirmationCode }),
  ).rejects.toMatchObject({ name: expect.stringMatching(/NotAuthorized|CodeMismatch|ExpiredCode/) });
  await expect(signIn(email, attackersPassword)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  // The invitation signs the owner of the mailbox in, who must then set a password.
  const invitation = await temporaryPassword(email);
  await expect(signIn(email, invitation)).rejects.toThrow('NEW_PASSWORD_REQUIRED');
  const sub = data?.createTalent?.sub ?? '';
  expect((await query(documents.contact, { sub }, admin)).data).toEqual({
    getUserPrivate: { email, tel: '09012345678' },
  });
});

test('an email of a confirmed account is not invited: Conflict, no profile, no contact data, no mail', async () => {
  const person = await given.aNewcomer();
  const before = (await captured.mail(person.email)).length;
  const { data, errors } = await invite(person.email);
  expect([data?.createTalent, errors[0]?.errorType]).toEqual([null, 'Conflict']);
  expect((await query(documents.user, { sub: person.sub }, admin)).data).toEqual({ getUser: null });
  expect((await query(documents.contact, { sub: person.sub }, person)).data).toEqual({
    getUserPrivate: { email: person.email, tel: null },
  });
  expect(await captured.mail(person.email)).toHaveLength(before);
});

test('an invitation that was sent but led to no profile is completed, not sent again', async () => {
  const email = unique.email();
  const first = await invite(email);
  expect(first.errors).toEqual([]);
  expect((await invite(email)).errors[0]?.errorType).toBe('Conflict');
  expect(await captured.mail(email)).toHaveLength(1);
});

test('the visits of an invited talent are stored from the first one on', async () => {
  const email = unique.email();
  const { data } = await invite(email);
  const sub = data?.createTalent?.sub ?? '';
  const seen = async () => {
    const { data: found } = await query(
      graphql(`
        query Seen($sub: ID!) {
          getUser(sub: $sub) {
            lastVisitedAt
          }
        }
      `),
      { sub },
      admin,
    );
    return found?.getUser?.lastVisitedAt;
  };
  expect(await seen()).toBeNull();
  const talent = await signIn(email, await temporaryPassword(email), password);
  await query(
    documents.agree,
    { input: { sub, isAgreedTerms: true, isConfirmedServiceGuide: true } },
    talent,
  );
  const visit = await query(documents.visit, { input: { sub } }, talent);
  expect(visit.errors).toEqual([]);
  expect(await seen()).toBe(visit.data?.updateUserLastVisitedAt?.lastVisitedAt);
  expect(await seen()).not.toBeNull();
});
