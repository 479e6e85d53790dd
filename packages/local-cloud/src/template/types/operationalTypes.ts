import { deriveId, derivedUuid } from './deriveId';
import { arn, named } from './naming';
import type { ResourceType, ResourceTypes, Subject } from './ResourceType';

const ignored: ResourceType = { treatment: 'ignored' };

/**
 * The common part of CloudFront's resource types: an id in CloudFront's format, and no effect in the local
 * cloud. Those CloudFront types that the local cloud emulates are declared with this part, but with another
 * `treatment`.
 */
const edge: ResourceType = {
  treatment: 'ignored',
  physicalId: (subject) => `E${deriveId(subject, 'upper', 13)}`,
  attributes: { Id: ({ physicalId }) => physicalId },
};

const tokenOf = ({ stackName, logicalId }: Subject, number: number) =>
  deriveId({ stackName, logicalId: `${logicalId}/${number}` }, 'lower', 32);

/** The attributes of an SES identity with the names and values of the three DNS records that DKIM needs. */
const dkimAttributes: Record<string, (subject: Subject) => string> = Object.fromEntries(
  [1, 2, 3].flatMap((number) => [
    [
      `DkimDNSTokenName${number}`,
      (subject: Subject) => `${tokenOf(subject, number)}._domainkey.${subject.physicalId}`,
    ],
    [`DkimDNSTokenValue${number}`, (subject: Subject) => `${tokenOf(subject, number)}.dkim.amazonses.com`],
  ]),
);

/**
 * CloudFormation resource types for delivery, mail, monitoring, encryption and custom resources. Most of them have no
 * effect in the local cloud.
 */
export const operationalTypes: ResourceTypes = {
  'AWS::CloudFront::Distribution': {
    ...edge,
    treatment: 'emulated',
    // The front door serves the web app.
    attributes: {
      Id: ({ physicalId }) => physicalId,
      DomainName: ({ environment }) => new URL(environment.origin).host,
    },
  },
  'AWS::CloudFront::OriginAccessControl': { ...edge, treatment: 'emulated' },
  'AWS::CloudFront::ResponseHeadersPolicy': { ...edge, treatment: 'emulated' },
  'AWS::CloudFront::CachePolicy': { ...edge, treatment: 'emulated' },
  'AWS::CloudFront::OriginRequestPolicy': edge,
  'AWS::CloudFront::Function': {
    ...edge,
    treatment: 'emulated',
    attributes: { FunctionARN: (subject) => arn('cloudfront', subject, `function/${subject.physicalId}`) },
  },
  'AWS::CloudWatch::Alarm': {
    treatment: 'ignored',
    physicalId: named('AlarmName'),
    attributes: { Arn: (subject) => arn('cloudwatch', subject, `alarm:${subject.physicalId}`) },
  },
  'AWS::CloudWatch::CompositeAlarm': {
    treatment: 'ignored',
    physicalId: named('AlarmName'),
    attributes: { Arn: (subject) => arn('cloudwatch', subject, `alarm:${subject.physicalId}`) },
  },
  'AWS::Budgets::Budget': ignored,
  'AWS::CloudWatch::Dashboard': ignored,
  'AWS::Logs::LogGroup': {
    treatment: 'ignored',
    physicalId: named('LogGroupName'),
    attributes: { Arn: (subject) => arn('logs', subject, `log-group:${subject.physicalId}:*`) },
  },
  'AWS::Logs::MetricFilter': ignored,
  'AWS::Logs::ResourcePolicy': ignored,
  'AWS::KMS::Key': {
    treatment: 'ignored',
    physicalId: derivedUuid,
    attributes: { Arn: (subject) => arn('kms', subject, `key/${subject.physicalId}`) },
  },
  'AWS::KMS::Alias': ignored,
  'AWS::SES::EmailIdentity': {
    treatment: 'emulated',
    physicalId: (subject) => String(subject.property('EmailIdentity')),
    attributes: dkimAttributes,
  },
  'AWS::SES::ConfigurationSet': { treatment: 'emulated', physicalId: named('Name') },
  'AWS::SecretsManager::Secret': {
    treatment: 'ignored',
    physicalId: (subject) => arn('secretsmanager', subject, `secret:${named('Name')(subject)}`),
    attributes: { Id: ({ physicalId }) => physicalId },
  },
  'AWS::WAFv2::WebACL': {
    treatment: 'ignored',
    attributes: { Arn: (subject) => arn('wafv2', subject, `regional/webacl/${subject.physicalId}`) },
  },
  'AWS::WAFv2::WebACLAssociation': ignored,
  'AWS::CDK::Metadata': ignored,
  'AWS::CloudFormation::CustomResource': { treatment: 'emulated' },
  'AWS::CloudFormation::WaitConditionHandle': ignored,
  'Custom::S3AutoDeleteObjects': ignored,
  'Custom::CDKBucketDeployment': ignored,
  'Custom::LogRetention': ignored,
  'Custom::OpenSearchAccessPolicy': ignored,
  'Custom::CloudwatchLogResourcePolicy': ignored,
};
