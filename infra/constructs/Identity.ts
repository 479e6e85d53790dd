import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  AccountRecovery,
  CfnIdentityPool,
  CfnIdentityPoolRoleAttachment,
  CfnUserPoolGroup,
  FeaturePlan,
  Mfa,
  UserPool,
  type UserPoolClient,
  UserPoolEmail,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito';
import { AwsCustomResource, AwsCustomResourcePolicy, PhysicalResourceId } from 'aws-cdk-lib/custom-resources';
import { FederatedPrincipal, Policy, PolicyStatement, Role } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { ADMIN_GROUP } from '../../model/access';
import { mailTexts } from '../mailTexts';

interface IdentityProps {
  keepsData: boolean;
  triggers: IFunction;
}

/** The user pool with its `admin` group, and the identity pool for guests. */
export class Identity extends Construct {
  readonly userPool: UserPool;
  readonly client: UserPoolClient;
  readonly identityPool: CfnIdentityPool;
  readonly guestRole: Role;

  constructor(scope: Construct, id: string, { keepsData, triggers }: IdentityProps) {
    super(scope, id);
    this.userPool = new UserPool(this, 'UserPool', {
      selfSignUpEnabled: true,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      keepOriginal: { email: true },
      passwordPolicy: {
        minLength: 8,
        requireLowercase: false,
        requireUppercase: false,
        requireDigits: false,
        requireSymbols: false,
        tempPasswordValidity: Duration.days(7),
      },
      mfa: Mfa.OFF,
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      featurePlan: FeaturePlan.ESSENTIALS,
      email: UserPoolEmail.withCognito(),
      userVerification: mailTexts.verification,
      userInvitation: mailTexts.invitation,
      deletionProtection: keepsData,
      removalPolicy: keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    this.userPool.addTrigger(UserPoolOperation.POST_CONFIRMATION, triggers);
    this.userPool.addTrigger(UserPoolOperation.PRE_TOKEN_GENERATION, triggers);
    this.addCustomName();
    new CfnUserPoolGroup(this, 'Admins', {
      userPoolId: this.userPool.userPoolId,
      groupName: ADMIN_GROUP,
      description: 'Administrators of the marketplace',
    });
    this.client = this.userPool.addClient('Web', {
      authFlows: { userSrp: true },
      preventUserExistenceErrors: false,
      accessTokenValidity: Duration.hours(1),
      idTokenValidity: Duration.hours(1),
      refreshTokenValidity: Duration.days(30),
      disableOAuth: true,
    });
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
   * Adds `custom:name` by an API call: a template cannot declare a custom attribute with the name of a standard
   * one.
   */
  private addCustomName(): void {
    const { userPoolId } = this.userPool;
    new AwsCustomResource(this, 'CustomName', {
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
   * Allows a trigger of the pool to end sessions. A separate policy resource, because the pool references its
   * trigger: naming the pool in the policy of the function's role would create a circular dependency.
   */
  grantSigningOut({ role }: IFunction): void {
    const statements = [
      new PolicyStatement({
        actions: ['cognito-idp:AdminUserGlobalSignOut'],
        resources: [this.userPool.userPoolArn],
      }),
    ];
    if (role) new Policy(this, 'SigningOut', { statements, roles: [role] });
  }

  /**
   * A role of the identity pool. The authenticated one has no permissions; it exists because aws-amplify requires
   * it.
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
