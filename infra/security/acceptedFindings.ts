/** A finding of cdk-nag that is accepted for this stack, with the reason. */
interface Accepted {
  rule: string;
  /**
   * Matches the texts of the findings that are accepted for the rule. Without it, all findings of the rule
   * are accepted.
   */
  finding?: RegExp;
  reason: string;
}

/** All findings of cdk-nag that are accepted. Any other finding fails the synthesis of the stack. */
export const acceptedFindings: readonly Accepted[] = [
  {
    rule: 'AwsSolutions-IAM5',
    finding: /^Resource::<Tables\w+\.Arn>\/index\/\*$/,
    reason: 'The indexes of one named table.',
  },
  {
    rule: 'AwsSolutions-IAM5',
    finding: /^Resource::<ApiGraphql\w+\.Arn>\/types\/\w+\/fields\/\*$/,
    reason: 'The fields of one named type: what of it a guest sees is decided by the resolver.',
  },
  {
    rule: 'AwsSolutions-IAM5',
    finding: /^Resource::<(SearchDomain|WebsiteBucket|Functions\w+Function)\w+\.Arn>(\/|:)\*$/,
    reason: 'The documents of the domain, the files of the site, the versions of the function.',
  },
  {
    rule: 'AwsSolutions-IAM5',
    finding: /^Resource::<FilesBucket\w+\.Arn>\/(incoming|public|private|exports|search)\/\*$/,
    reason: 'The files of one area of the bucket.',
  },
  {
    rule: 'AwsSolutions-IAM5',
    finding:
      /^(Action::s3:(GetObject|GetBucket|List|DeleteObject|Abort)|Resource::arn:.*:s3:::cdk-\w+-assets-.*\/)\*$/,
    reason: 'CDK’s own function that uploads the site.',
  },
  {
    rule: 'AwsSolutions-IAM5',
    finding: /^Resource::\*$/,
    reason:
      'CDK’s own function that uploads the site names no distribution; a search package and a trace have no ARN.',
  },
  { rule: 'AwsSolutions-IAM4', reason: 'CDK’s own function that uploads the site writes logs.' },
  { rule: 'AwsSolutions-L1', reason: 'CDK’s own function that uploads the site chooses its runtime.' },
  {
    rule: 'AwsSolutions-COG1',
    reason: 'Eight characters is the only rule (decision T30), as NIST 800-63B advises.',
  },
  { rule: 'AwsSolutions-COG2', reason: 'The specification sets MFA off.' },
  {
    rule: 'AwsSolutions-COG7',
    reason: 'Visitors read public jobs; their role names every field that they may ask for.',
  },
  {
    rule: 'AwsSolutions-COG8',
    reason: 'Threat protection comes with the plus plan, when there is something to protect.',
  },
  { rule: 'AwsSolutions-OS1', reason: 'AppSync reaches only domains outside a VPC.' },
  {
    rule: 'AwsSolutions-OS3',
    reason: 'AppSync has no fixed IP range; every request is signed by a named role.',
  },
  {
    rule: 'AwsSolutions-OS4',
    reason: 'Two small nodes need no dedicated masters until the index outgrows them.',
  },
  {
    rule: 'AwsSolutions-ASC3',
    reason:
      'Errors are logged. What the rule wants besides contains the arguments of requests: personal data.',
  },
  { rule: 'AwsSolutions-SQS3', reason: 'These queues are where failures end; alarms watch them.' },
  { rule: 'AwsSolutions-CFR1', reason: 'Talents apply from wherever they are.' },
  { rule: 'AwsSolutions-CFR2', reason: 'The site is static; the API has its own limits.' },
  {
    rule: 'AwsSolutions-CFR4',
    reason: 'Needs a certificate of one’s own domain, which a first deployment has not.',
  },
];
