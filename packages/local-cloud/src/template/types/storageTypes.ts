import { arn } from './naming';
import type { ResourceTypes, Subject } from './ResourceType';

function bucketName(subject: Subject): string {
  const name = subject.property('BucketName');
  return typeof name === 'string' ? name : `${subject.stackName}-${subject.logicalId}`.toLowerCase();
}

/** Returns the attribute `DomainEndpoint` of the OpenSearch domain: its endpoint without `https://`. */
function searchHost({ environment }: Subject): string {
  return new URL(environment.searchEndpoint).host;
}

function domainName(subject: Subject): string {
  return String(subject.property('DomainName') ?? `${subject.stackName}-${subject.logicalId}`.toLowerCase());
}

function domainArn(subject: Subject): string {
  return arn('es', subject, `domain/${subject.physicalId}`);
}

export const storageTypes: ResourceTypes = {
  'AWS::S3::Bucket': {
    treatment: 'emulated',
    physicalId: bucketName,
    attributes: {
      Arn: ({ physicalId }) => `arn:aws:s3:::${physicalId}`,
      DomainName: ({ physicalId }) => `${physicalId}.s3.amazonaws.com`,
      RegionalDomainName: ({ physicalId, environment }) =>
        `${physicalId}.s3.${environment.region}.amazonaws.com`,
      DualStackDomainName: ({ physicalId, environment }) =>
        `${physicalId}.s3.dualstack.${environment.region}.amazonaws.com`,
      WebsiteURL: ({ physicalId, environment }) => `${environment.filesEndpoint}/${physicalId}`,
    },
  },
  'AWS::S3::BucketPolicy': { treatment: 'ignored' },
  'Custom::S3BucketNotifications': { treatment: 'emulated' },
  'AWS::OpenSearchService::Domain': {
    treatment: 'emulated',
    physicalId: domainName,
    attributes: {
      Arn: domainArn,
      DomainArn: domainArn,
      DomainEndpoint: searchHost,
      Id: (subject) => `${subject.environment.accountId}/${subject.physicalId}`,
    },
  },
};
