import { Duration } from 'aws-cdk-lib';
import {
  AccountRecovery,
  CfnIdentityPool,
  CfnIdentityPoolRoleAttachment,
  CfnUserPoolGroup,
  ClientAttributes,
  FeaturePlan,
  Mfa,
  UserPool,
  type UserPoolClient,
  UserPoolEmail,
  UserPoolOperation,
  type UserInvitationConfig,
  type UserVerificationConfig,
} from 'aws-cdk-lib/aws-cognito';
import { AwsCustomResource, AwsCustomResourcePolicy, PhysicalResourceId } from 'aws-cdk-lib/custom-resources';
import { FederatedPrincipal, Policy, PolicyStatement, Role } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { ADMIN_GROUP } from '../../model/access';
import { identityMails } from '../../model/identityMails';
import { PasswordLimits } from '../../model/limits/PasswordLimits';
import type { MailIdentity } from './MailIdentity';
import { removalPolicyOf } from '../removalPolicyOf';

interface IdentityProps {
  keepsData: boolean;
  /**
   * The domain from which the user pool sends mail through SES. If it is null, Cognito sends the mail itself,
   * at most 50 mails a day.
   */
  mailIdentity: MailIdentity | null;
  trigger: IFunction;
}

const { signUp, invitation: invited } = identityMails.ja;

const verification: UserVerificationConfig = {
  emailSubject: signUp.subject,
  emailBody: signUp.lines.join('<br>'),
};
const invitation: UserInvitationConfig = {
  emailSubject: invited.subject,
  emailBody: invited.lines.join('<br>'),
};

/**
 * The texts of the mails that the Cognito user pool sends without its trigger CustomMessage, which has one for each
 * occasion and language.
 */
const mailTexts = { verification, invitation };

/** The Cognito user pool with its group `admin`, and the identity pool for guests. */
export class Identity extends Construct {
  readonly userPool: UserPool;
  readonly client: UserPoolClient;
  readonly identityPool: CfnIdentityPool;
  readonly guestRole: Role;
  private readonly trigger: IFunction;

  constructor(scope: Construct, id: string, { keepsData, mailIdentity, trigger }: IdentityProps) {
    super(scope, id);
    this.trigger = trigger;
    this.userPool = new UserPool(this, 'UserPool', {
      selfSignUpEnabled: true,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      keepOriginal: { email: true },
      passwordPolicy: {
        minLength: PasswordLimits.minLength,
        requireLowercase: false,
        requireUppercase: false,
        requireDigits: false,
        requireSymbols: false,
        tempPasswordValidity: Duration.days(7),
      },
      mfa: Mfa.OFF,
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      featurePlan: FeaturePlan.ESSENTIALS,
      email: mailIdentity
        ? UserPoolEmail.withSES({
            fromEmail: mailIdentity.sender.address,
            fromName: mailIdentity.sender.name,
            sesVerifiedDomain: mailIdentity.sender.domain,
            configurationSetName: mailIdentity.configurationSetName,
          })
        : UserPoolEmail.withCognito(),
      userVerification: mailTexts.verification,
      userInvitation: mailTexts.invitation,
      removalPolicy: removalPolicyOf(keepsData),
    });
    this.userPool.addTrigger(UserPoolOperation.POST_CONFIRMATION, trigger);
    this.userPool.addTrigger(UserPoolOperation.PRE_TOKEN_GENERATION, trigger);
    this.userPool.addTrigger(UserPoolOperation.CUSTOM_MESSAGE, trigger);
    const customName = this.addCustomName();
    new CfnUserPoolGroup(this, 'Admins', {
      userPoolId: this.userPool.userPoolId,
      groupName: ADMIN_GROUP,
      description: 'Administrators of the marketplace',
    });
    this.client = this.userPool.addClient('Web', {
      authFlows: { userSrp: true },
      preventUserExistenceErrors: false,
      // The API accepts both. What a token says, such as the group and the organization, outlives a change by this
      // time at most (decision T56).
      accessTokenValidity: Duration.minutes(15),
      idTokenValidity: Duration.minutes(15),
      refreshTokenValidity: Duration.days(30),
      disableOAuth: true,
      readAttributes: new ClientAttributes()
        .withStandardAttributes({ email: true, emailVerified: true })
        .withCustomAttributes('name'),
      writeAttributes: new ClientAttributes()
        // The language of the person's mails.
        .withStandardAttributes({ email: true, locale: true })
        .withCustomAttributes('name'),
    });
    // The client cannot name an attribute that the pool does not have yet.
    this.client.node.addDependency(customName);
    this.identityPool = new CfnIdentityPool(this, 'IdentityPool', {
      allowUnauthenticatedIdentities: true,
      cognitoIdentityProviders: [
        {
          clientId: this.client.userPoolClientId,
          providerName: this.userPool.userPoolProviderName,
          serverSideTokenCheck: true,
        },
      ],
    });
    this.guestRole = this.role('Guest', 'unauthenticated');
    new CfnIdentityPoolRoleAttachment(this, 'Roles', {
      identityPoolId: this.identityPool.ref,
      roles: {
        unauthenticated: this.guestRole.roleArn,
        authenticated: this.role('SignedIn', 'authenticated').roleArn,
      },
    });
  }

  /**
   * Adds the user attribute `custom:name` to the Cognito user pool with a call of the Cognito API. A
   * CloudFormation template cannot declare it, because `name` is also the name of a standard attribute.
   */
  private addCustomName(): AwsCustomResource {
    const { userPoolId } = this.userPool;
    return new AwsCustomResource(this, 'CustomName', {
      resourceType: 'Custom::UserPoolAttributes',
      onCreate: {
        service: 'CognitoIdentityServiceProvider',
        action: 'addCustomAttributes',
        parameters: {
          UserPoolId: userPoolId,
          CustomAttributes: [{ Name: 'name', AttributeDataType: 'String', Mutable: true }],
        },
        physicalResourceId: PhysicalResourceId.of('custom:name'),
      },
      policy: AwsCustomResourcePolicy.fromSdkCalls({ resources: [this.userPool.userPoolArn] }),
      installLatestAwsSdk: false,
    });
  }

  /**
   * Allows a function to call some Cognito operations on the user pool, which `operations` lists. For the
   * pool's own trigger function, the permission is a policy resource of its own. If it were part of the
   * function's role, the references would be circular, because the pool refers to the function.
   */
  grant(fn: IFunction, operations: readonly string[]): void {
    const actions = operations.map((operation) => `cognito-idp:${operation}`);
    if (fn !== this.trigger) {
      this.userPool.grant(fn, ...actions);
      return;
    }
    const statements = [new PolicyStatement({ actions, resources: [this.userPool.userPoolArn] })];
    if (fn.role) new Policy(this, 'SigningOut', { statements, roles: [fn.role] });
  }

  /**
   * Creates an IAM role of the Cognito identity pool: for guests (`unauthenticated`) or for signed-in users
   * (`authenticated`). The role for signed-in users has no permissions; it exists because aws-amplify
   * requires it.
   */
  private role(id: string, kind: 'authenticated' | 'unauthenticated'): Role {
    const audience = 'cognito-identity.amazonaws.com';
    const principal = new FederatedPrincipal(
      audience,
      {
        StringEquals: { [`${audience}:aud`]: this.identityPool.ref },
        'ForAnyValue:StringLike': { [`${audience}:amr`]: kind },
      },
      'sts:AssumeRoleWithWebIdentity',
    );
    return new Role(this, id, { assumedBy: principal });
  }
}
