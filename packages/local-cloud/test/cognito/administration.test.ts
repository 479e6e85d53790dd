import {
  AddCustomAttributesCommand,
  AdminAddUserToGroupCommand,
  AdminConfirmSignUpCommand,
  AdminCreateUserCommand,
  AdminDeleteUserAttributesCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  type CognitoIdentityProviderClient,
  ListUsersCommand,
  ListUsersInGroupCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { fetchAuthSession, signUp } from 'aws-amplify/auth';
import { configureAmplify } from './support/configureAmplify';
import { newMember } from './support/newMember';
import { refusalOf } from './support/refusalOf';
import { sdkClient } from './support/sdkClient';
import { signInByPassword } from './support/signInByPassword';
import { startPool, type StartedPool } from './support/startPool';

const password = 'Enishi-2026';
let pool: StartedPool;
let admin: CognitoIdentityProviderClient;

const of = (Username: string) => ({ UserPoolId: pool.poolId, Username });
const statusOf = async (username: string) =>
  (await admin.send(new AdminGetUserCommand(of(username)))).UserStatus;

describe('an administrative action', () => {
  beforeAll(async () => {
    pool = await startPool();
  });
  beforeEach(async () => {
    await configureAmplify(pool);
    pool.startClock();
    admin = sdkClient(pool, 'SeedRole');
  });
  afterAll(() => pool.remove());

  test('requires the signature of a role that allows it on this pool', async () => {
    const command = () => new AdminGetUserCommand(of('nobody@example.com'));
    expect(await refusalOf(sdkClient(pool).send(command()))).toBe(
      'UnrecognizedClientException: The security token included in the request is invalid.',
    );
    expect(await refusalOf(sdkClient(pool, 'StrangerRole').send(command()))).toMatch(
      /^AccessDeniedException: User: arn:aws:sts::000000000000:assumed-role\/.*StrangerRole.*\/test is not authorized to perform: cognito-idp:AdminGetUser on resource: arn:aws:cognito-idp:ap-northeast-1:000000000000:userpool\/ap-northeast-1_\w{9}/,
    );
    await expect(
      sdkClient(pool, 'StrangerRole').send(new ListUsersCommand({ UserPoolId: pool.poolId })),
    ).resolves.toBeDefined();
    const unsigned = await fetch(`${pool.environment.origin}/cognito-idp/`, {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.AdminGetUser' },
      body: JSON.stringify(of('nobody@example.com')),
    });
    expect(unsigned.status).toBe(400);
    expect(await unsigned.json()).toEqual({
      __type: 'MissingAuthenticationTokenException',
      message: 'Missing Authentication Token',
    });
  });

  test('names the user, pool or group that does not exist', async () => {
    expect(await refusalOf(admin.send(new AdminGetUserCommand(of('nobody@example.com'))))).toBe(
      'UserNotFoundException: User does not exist.',
    );
    const elsewhere = { UserPoolId: 'ap-northeast-1_elsewhere', Username: 'x' };
    expect(await refusalOf(admin.send(new AdminGetUserCommand(elsewhere)))).toBe(
      'ResourceNotFoundException: User pool ap-northeast-1_elsewhere does not exist.',
    );
    await newMember(pool, 'g1@example.com', password);
    const group = { ...of('g1@example.com'), GroupName: 'kings' };
    expect(await refusalOf(admin.send(new AdminAddUserToGroupCommand(group)))).toBe(
      'ResourceNotFoundException: Group not found.',
    );
  });

  test('creates users with attributes, except for the sub', async () => {
    pool.stopClock();
    const { User } = await admin.send(
      new AdminCreateUserCommand({
        ...of('c1@example.com'),
        MessageAction: 'SUPPRESS',
        UserAttributes: [
          { Name: 'email', Value: 'c1@example.com' },
          { Name: 'email_verified', Value: 'true' },
          { Name: 'custom:nick', Value: '花' },
        ],
      }),
    );
    expect(User?.Attributes).toEqual(
      expect.arrayContaining([
        { Name: 'sub', Value: User?.Username },
        { Name: 'custom:nick', Value: '花' },
        { Name: 'email_verified', Value: 'true' },
      ]),
    );
    expect(User?.UserCreateDate?.getTime()).toBe(pool.now());
    const withSub = { ...of('c2@example.com'), UserAttributes: [{ Name: 'sub', Value: 'me' }] };
    expect(await refusalOf(admin.send(new AdminCreateUserCommand(withSub)))).toMatch(
      /^InvalidParameterException: .*sub: Attribute cannot be updated/,
    );
    expect(await refusalOf(admin.send(new AdminCreateUserCommand(of('C1@example.com'))))).toMatch(
      /^UsernameExistsException/,
    );
    const again = { ...of('nobody@example.com'), MessageAction: 'RESEND' as const };
    expect(await refusalOf(admin.send(new AdminCreateUserCommand(again)))).toMatch(/^UserNotFoundException/);
  });

  test('sets passwords, permanently or until the next sign-in', async () => {
    await newMember(pool, 'w1@example.com', password);
    const set = (Permanent: boolean, Password = 'Another-2026') =>
      admin.send(new AdminSetUserPasswordCommand({ ...of('w1@example.com'), Password, Permanent }));
    await set(false);
    expect(await statusOf('w1@example.com')).toBe('FORCE_CHANGE_PASSWORD');
    await set(true);
    expect(await statusOf('w1@example.com')).toBe('CONFIRMED');
    await signInByPassword('w1@example.com', 'Another-2026');
    expect(await refusalOf(set(true, 'short'))).toMatch(/^InvalidPasswordException/);
    const again = { ...of('w1@example.com'), MessageAction: 'RESEND' as const };
    expect(await refusalOf(admin.send(new AdminCreateUserCommand(again)))).toMatch(
      /^UnsupportedUserStateException/,
    );
  });

  test('confirms a new user without verifying the email', async () => {
    await signUp({ username: 'f1@example.com', password });
    await admin.send(new AdminConfirmSignUpCommand(of('f1@example.com')));
    const { UserAttributes, UserStatus } = await admin.send(new AdminGetUserCommand(of('f1@example.com')));
    expect(UserStatus).toBe('CONFIRMED');
    expect(UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'false' });
    expect(await refusalOf(admin.send(new AdminConfirmSignUpCommand(of('f1@example.com'))))).toBe(
      'NotAuthorizedException: User cannot be confirmed. Current status is CONFIRMED',
    );
  });

  test('adds people to groups and removes them, which the next token shows', async () => {
    const username = 'g2@example.com';
    await newMember(pool, username, password);
    const both = ['staff', 'admin'].map((GroupName) => ({ ...of(username), GroupName }));
    for (const input of both) await admin.send(new AdminAddUserToGroupCommand(input));
    await signInByPassword(username, password);
    const groups = async () =>
      (await fetchAuthSession({ forceRefresh: true })).tokens?.accessToken.payload['cognito:groups'];
    expect(await groups()).toEqual(['admin', 'staff']);
    const { Groups } = await admin.send(new AdminListGroupsForUserCommand(of(username)));
    expect(Groups).toEqual([
      { GroupName: 'admin', UserPoolId: pool.poolId, Precedence: 1 },
      { GroupName: 'staff', UserPoolId: pool.poolId, Precedence: 5, Description: 'people who help' },
    ]);
    const inGroup = { UserPoolId: pool.poolId, GroupName: 'admin' };
    const members = async () => (await admin.send(new ListUsersInGroupCommand(inGroup))).Users?.length;
    expect(await members()).toBe(1);
    await admin.send(new AdminRemoveUserFromGroupCommand({ ...of(username), GroupName: 'admin' }));
    expect([await groups(), await members()]).toEqual([['staff'], 0]);
  });

  test('disables, enables, signs out and deletes users', async () => {
    const username = 'd1@example.com';
    await newMember(pool, username, password);
    await signInByPassword(username, password);
    await admin.send(new AdminUserGlobalSignOutCommand(of(username)));
    expect((await fetchAuthSession({ forceRefresh: true }).catch(() => null))?.tokens).toBeUndefined();
    await admin.send(new AdminDisableUserCommand(of(username)));
    expect((await admin.send(new AdminGetUserCommand(of(username)))).Enabled).toBe(false);
    await admin.send(new AdminEnableUserCommand(of(username)));
    await configureAmplify(pool);
    await expect(signInByPassword(username, password)).resolves.toMatchObject({ isSignedIn: true });
    await admin.send(new AdminDeleteUserCommand(of(username)));
    expect(await refusalOf(admin.send(new AdminDeleteUserCommand(of(username))))).toMatch(/^UserNotFound/);
  });

  test('removes attributes, and adds one that a template cannot declare', async () => {
    const username = 'n1@example.com';
    await newMember(pool, username, password);
    const set = (Name: string, Value: string) =>
      admin.send(
        new AdminUpdateUserAttributesCommand({ ...of(username), UserAttributes: [{ Name, Value }] }),
      );
    expect(await refusalOf(set('custom:name', '花子'))).toMatch(/could not be determined/);
    const CustomAttributes = [{ Name: 'name', AttributeDataType: 'String' as const }];
    const add = () =>
      admin.send(new AddCustomAttributesCommand({ UserPoolId: pool.poolId, CustomAttributes }));
    await add();
    expect(await refusalOf(add())).toBe(
      'InvalidParameterException: custom:name: Existing attribute already has name custom:name.',
    );
    await pool.restart();
    admin = sdkClient(pool, 'SeedRole');
    await set('custom:name', '花子');
    const names = async () =>
      (await admin.send(new AdminGetUserCommand(of(username)))).UserAttributes?.map(({ Name }) => Name);
    expect(await names()).toContain('custom:name');
    const removed = { ...of(username), UserAttributeNames: ['custom:name'] };
    await admin.send(new AdminDeleteUserAttributesCommand(removed));
    expect(await names()).not.toContain('custom:name');
  });

  test('lists users by filter and page by page', async () => {
    for (let index = 0; index < 5; index += 1) await newMember(pool, `list${index}@example.com`, password);
    const list = async (Filter: string) => {
      const { Users = [] } = await admin.send(new ListUsersCommand({ UserPoolId: pool.poolId, Filter }));
      return Users.map(({ Attributes }) => Attributes?.find(({ Name }) => Name === 'email')?.Value);
    };
    expect(await list('email = "list3@example.com"')).toEqual(['list3@example.com']);
    expect(await list('email ^= "list"')).toHaveLength(5);
    const { Username } = await admin.send(new AdminGetUserCommand(of('list2@example.com')));
    expect(await list(`sub = "${Username}"`)).toEqual(['list2@example.com']);
    expect(await list('cognito:user_status = "UNCONFIRMED"')).toEqual([]);
    expect(await refusalOf(list('custom:nick = "x"'))).toMatch(/^InvalidParameterException/);
    const seen: (string | undefined)[] = [];
    let PaginationToken: string | undefined;
    do {
      const part = await admin.send(
        new ListUsersCommand({
          UserPoolId: pool.poolId,
          Filter: 'email ^= "list"',
          Limit: 2,
          AttributesToGet: ['email'],
          PaginationToken,
        }),
      );
      expect(part.Users?.length).toBeLessThanOrEqual(2);
      seen.push(...(part.Users ?? []).map(({ Attributes }) => Attributes?.[0]?.Value));
      ({ PaginationToken } = part);
    } while (PaginationToken);
    expect(seen.sort()).toEqual([0, 1, 2, 3, 4].map((index) => `list${index}@example.com`));
  });
});
