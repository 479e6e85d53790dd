import { captured } from '../../support/api/captured';
import { claimsOf } from '../../support/api/claimsOf';
import { cognito } from '../../support/api/cognito';
import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { readConfig } from '../../support/api/readConfig';
import { refresh } from '../../support/api/refresh';
import { signIn } from '../../support/api/signIn';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { accountDocuments } from './accountDocuments';
import { graphql } from '../../support/graphql';

const pool = 'AWSCognitoIdentityProviderService';

const own = graphql(`
  query Own($sub: ID!) {
    getUser(sub: $sub) {
      sub
      email
    }
  }
`);

/** Waits until the person has received more than `before` mails, and returns the code in the newest one. */
const codeAfter = ({ email }: Person, before: number) =>
  eventually('the code', async () => {
    const mails = await captured.mail(email);
    return mails.length > before ? mails[0]?.text.match(/\b\d{6}\b/)?.[0] : null;
  });

test('resetting a forgotten password ends all open sessions', async () => {
  const { userPoolClientId: ClientId } = await readConfig();
  const person = await given.aNewcomer();
  expect(await refresh(person)).toMatchObject({ token: expect.any(String) });
  const before = (await captured.mail(person.email)).length;
  await cognito(pool, 'ForgotPassword', { ClientId, Username: person.email });
  const ConfirmationCode = await codeAfter(person, before);
  const Password = 'Enishi-2027';
  const changed = { ClientId, Username: person.email, ConfirmationCode, Password };
  await cognito(pool, 'ConfirmForgotPassword', changed);
  await expect(refresh(person)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  const again = await signIn(person.email, Password);
  expect(await refresh(again)).toMatchObject({ token: expect.any(String) });
});

test('a reset by an administrator ends all sessions at once', async () => {
  const person = await given.aNewcomer();
  const admin = await given.theAdministrator();
  const { errors } = await query(accountDocuments.resetPassword, { sub: person.sub }, admin);
  expect(errors).toEqual([]);
  await expect(refresh(person)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});

test('ID and access tokens last 15 minutes, and the API accepts both', async () => {
  const person = await given.aTalent();
  for (const token of [person.token, person.accessToken]) {
    const { exp, iat } = claimsOf<{ exp: number; iat: number }>(token);
    expect(exp - iat).toBe(15 * 60);
    const { data, errors } = await query(own, { sub: person.sub }, { ...person, token });
    expect(errors).toEqual([]);
    expect(data?.getUser).toEqual({ sub: person.sub, email: person.email });
  }
});

test('a call with an expired token is sent with a new one, however long a file of tests takes', async () => {
  const person = await given.aTalent();
  const [head, , signature] = person.token.split('.');
  const expired = Buffer.from(JSON.stringify({ ...claimsOf(person.token), exp: 1 })).toString('base64url');
  const token = `${head}.${expired}.${signature}`;
  const variables = { sub: person.sub };
  expect((await query(own, variables, { token })).status).toBe(401);
  expect((await query(own, variables, { ...person, token })).data?.getUser?.sub).toBe(person.sub);
});
