import { deriveId } from './deriveId';
import { arn, lastSegment } from './naming';
import type { ResourceTypes, Subject } from './ResourceType';

function below(subject: Subject, path: string): string {
  return arn('appsync', subject, `apis/${String(subject.property('ApiId'))}/${path}`);
}

function fieldPath(subject: Subject): string {
  return `types/${String(subject.property('TypeName'))}/resolvers/${String(subject.property('FieldName'))}`;
}

/** AppSync's CloudFormation resource types. As on AWS, `Ref` of an API returns its ARN. */
export const appsyncTypes: ResourceTypes = {
  'AWS::AppSync::GraphQLApi': {
    treatment: 'emulated',
    physicalId: (subject) => arn('appsync', subject, `apis/${deriveId(subject, 'lower', 26)}`),
    attributes: {
      ApiId: ({ physicalId }) => lastSegment(physicalId),
      Arn: ({ physicalId }) => physicalId,
      GraphQLUrl: ({ environment }) => `${environment.origin}/graphql`,
      GraphQLDns: ({ environment }) => new URL(environment.origin).host,
      GraphQLEndpointArn: ({ physicalId }) => physicalId.replace(':apis/', ':endpoints/graphql-api/'),
      RealtimeUrl: ({ environment }) => `${environment.origin.replace(/^http/, 'ws')}/graphql/realtime`,
      RealtimeDns: ({ environment }) => new URL(environment.origin).host,
    },
  },
  'AWS::AppSync::GraphQLSchema': {
    treatment: 'emulated',
    physicalId: (subject) => `${String(subject.property('ApiId'))}GraphQLSchema`,
    attributes: { Id: ({ physicalId }) => physicalId },
  },
  'AWS::AppSync::DataSource': {
    treatment: 'emulated',
    physicalId: (subject) => below(subject, `datasources/${String(subject.property('Name'))}`),
    attributes: {
      DataSourceArn: ({ physicalId }) => physicalId,
      Name: (subject) => String(subject.property('Name')),
    },
  },
  'AWS::AppSync::FunctionConfiguration': {
    treatment: 'emulated',
    physicalId: (subject) => below(subject, `functions/${deriveId(subject, 'lower', 26)}`),
    attributes: {
      FunctionArn: ({ physicalId }) => physicalId,
      FunctionId: ({ physicalId }) => lastSegment(physicalId),
      Name: (subject) => String(subject.property('Name')),
      DataSourceName: (subject) => String(subject.property('DataSourceName')),
    },
  },
  'AWS::AppSync::Resolver': {
    treatment: 'emulated',
    physicalId: (subject) => below(subject, fieldPath(subject)),
    attributes: {
      ResolverArn: ({ physicalId }) => physicalId,
      TypeName: (subject) => String(subject.property('TypeName')),
      FieldName: (subject) => String(subject.property('FieldName')),
    },
  },
};
