import type { Resource, Stack } from '../../template/Stack';

/** What a recipient does with each mail: its server refuses it, or the person marks it as spam. */
export type Reaction = 'BOUNCE' | 'COMPLAINT';

interface ConfigurationSet {
  Name?: string;
  SuppressionOptions?: { SuppressedReasons?: Reaction[] };
}

interface EmailConfiguration {
  EmailSendingAccount?: string;
  SourceArn?: string;
  ConfigurationSet?: string;
}

/**
 * The account in SES. It contains what a stack that was deployed earlier has created there, with identities that are
 * verified. An identity that the stack itself creates is never verified: DNS has its records only afterwards.
 */
export class SesAccount {
  readonly identities: ReadonlySet<string>;
  readonly suppressedReasons: ReadonlySet<Reaction>;
  private readonly configurationSets: ReadonlySet<string>;

  /** @param earlier the stack that was deployed earlier; null if there is none */
  constructor(earlier: Stack | null) {
    const ofType = (type: string) => earlier?.resources(type) ?? [];
    const sets = ofType('AWS::SES::ConfigurationSet').map(({ properties, physicalId }): ConfigurationSet => ({
      Name: physicalId,
      ...properties,
    }));
    this.identities = new Set(ofType('AWS::SES::EmailIdentity').map(({ physicalId }) => physicalId));
    this.configurationSets = new Set(sets.map(({ Name = '' }) => Name));
    this.suppressedReasons = new Set(
      sets.flatMap(({ SuppressionOptions }) => SuppressionOptions?.SuppressedReasons ?? []),
    );
  }

  /**
   * Does what Cognito does when a user pool is created or changed: tries whether the pool can send its mail.
   * @throws Error with the message of AWS when SES has not verified the identity, or has no such configuration set
   */
  assertSends({ properties }: Resource, region: string): void {
    const email = (properties.EmailConfiguration ?? {}) as EmailConfiguration;
    if (email.EmailSendingAccount !== 'DEVELOPER') return;
    const identity = email.SourceArn?.split('/').pop() ?? '';
    if (!this.identities.has(identity))
      throw new Error(
        `Email address is not verified. The following identities failed the check in region ${region.toUpperCase()}: ${email.SourceArn}`,
      );
    if (email.ConfigurationSet !== undefined && !this.configurationSets.has(email.ConfigurationSet))
      throw new Error(`Configuration set <${email.ConfigurationSet}> does not exist.`);
  }
}
