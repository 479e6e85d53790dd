import { createCognito } from '../../src/services/cognito/createCognito';
import { SesAccount } from '../../src/services/mail/SesAccount';
import { readStack } from '../../src/template/readStack';
import { temporaryFolder } from '../../testing/temporaryFolder';
import { writeAssembly } from '../support/writeAssembly';

const Domain = { Type: 'AWS::SES::EmailIdentity', Properties: { EmailIdentity: 'example.com' } };
const Configuration = { Type: 'AWS::SES::ConfigurationSet', Properties: { Name: 'enishi-example_com' } };
const UserPool = {
  Type: 'AWS::Cognito::UserPool',
  Properties: {
    EmailConfiguration: {
      EmailSendingAccount: 'DEVELOPER',
      From: 'no-reply@example.com',
      SourceArn: 'arn:aws:ses:ap-northeast-1:000000000000:identity/example.com',
      ConfigurationSet: 'enishi-example_com',
    },
  },
};
const data = temporaryFolder();
const stackWith = (Resources: object) => readStack(writeAssembly({ template: { Resources } }));

/** Creates the pool of a stack after another stack was deployed. */
async function create(resources: object, earlier?: object): Promise<void> {
  const { userPool } = await createCognito({
    stack: stackWith(resources),
    environment: { origin: 'http://127.0.0.1:1', data, region: 'ap-northeast-1', accountId: '000000000000' },
    invokeLambda: () => Promise.reject(new Error('there are no functions')),
    sendMail: () => Promise.resolve(),
    ses: new SesAccount(earlier ? stackWith(earlier) : null),
  });
  await userPool.stop();
}

describe('a user pool that sends through SES', () => {
  test('is not created with an identity that the same stack creates', async () => {
    await expect(create({ Domain, Configuration, UserPool })).rejects.toThrow(
      'Email address is not verified. The following identities failed the check in region AP-NORTHEAST-1: ' +
        'arn:aws:ses:ap-northeast-1:000000000000:identity/example.com',
    );
  });

  test('is not created with a configuration set that does not exist', async () => {
    await expect(create({ UserPool }, { Domain })).rejects.toThrow(
      'Configuration set <enishi-example_com> does not exist.',
    );
  });

  test('is created after the stack with the identity', async () => {
    await expect(create({ UserPool }, { Domain, Configuration })).resolves.toBeUndefined();
  });

  test('needs no identity when Cognito sends the mail', async () => {
    const EmailConfiguration = { EmailSendingAccount: 'COGNITO_DEFAULT' };
    await expect(
      create({ UserPool: { ...UserPool, Properties: { EmailConfiguration } } }),
    ).resolves.toBeUndefined();
  });
});
