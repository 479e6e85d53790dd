import type { Environment } from '../../../Environment';
import type { Resource, Stack } from '../../../template/Stack';
import type { EngineApi } from '../../dynamodb/EngineApi';
import { createLambdaSource, type InvokeLambda } from './createLambdaSource';
import { createSearchSource } from './createSearchSource';
import { createSourceRole } from './createSourceRole';
import type { DataSource } from './DataSource';
import { createDynamoDBSource } from './dynamodb/createDynamoDBSource';
import { InvalidRequest } from './InvalidRequest';

/** Creates a data source of type NONE, which returns the payload of each request without calling another service. */
function createNoneSource(name: string): DataSource {
  return {
    name,
    type: 'NONE',
    remote: false,
    async invoke(request) {
      if (typeof request !== 'object') throw new InvalidRequest(`${name} expects a request with a payload`);
      const payload = request && 'payload' in request ? request.payload : null;
      return { result: payload ?? null };
    },
  };
}

export interface SourceContext {
  stack: Stack;
  environment: Environment;
  engine: EngineApi;
  /** Called after a resolver's write request to DynamoDB, with the names of the request's tables. */
  onWrite(tables: readonly string[]): void;
  invokeLambda: InvokeLambda;
  fetchUrl: typeof fetch;
}

function searchDomainArn({ stack }: SourceContext): string {
  const [domain] = stack.resources('AWS::OpenSearchService::Domain');
  if (!domain)
    throw new Error(`${stack.name} has a search data source but no AWS::OpenSearchService::Domain`);
  return stack.attribute(domain, 'Arn');
}

/**
 * Creates the data source that an AWS::AppSync::DataSource of the template declares.
 * @throws Error that names the type of the data source when it is not emulated
 */
export function createDataSource(resource: Resource, context: SourceContext): DataSource {
  const { stack, environment, engine, onWrite, invokeLambda, fetchUrl } = context;
  const config = resource.properties as {
    Name: string;
    Type: string;
    ServiceRoleArn: string;
    DynamoDBConfig: { TableName: string };
    LambdaConfig: { LambdaFunctionArn: string };
  };
  const name = config.Name;
  const role = () => createSourceRole(stack, config.ServiceRoleArn);
  const { region, accountId } = environment;
  switch (config.Type) {
    case 'NONE':
      return createNoneSource(name);
    case 'AMAZON_DYNAMODB':
      return createDynamoDBSource({
        name,
        table: config.DynamoDBConfig.TableName,
        engine,
        onWrite,
        role: role(),
        tableArn: (table) => `arn:aws:dynamodb:${region}:${accountId}:table/${table}`,
      });
    case 'AWS_LAMBDA':
      return createLambdaSource(name, config.LambdaConfig.LambdaFunctionArn, role(), invokeLambda);
    case 'AMAZON_OPENSEARCH_SERVICE':
      return createSearchSource({
        name,
        endpoint: environment.searchEndpoint,
        domainArn: searchDomainArn(context),
        role: role(),
        fetchUrl,
      });
    default:
      throw new Error(`${resource.logicalId}: the data source type ${config.Type} is not emulated locally`);
  }
}
