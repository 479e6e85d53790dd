import { readFileSync } from 'node:fs';
import type { Resource, Stack } from '../../template/Stack';
import type { Api, AuthMode, Resolver, Step } from './Api';
import { compileResolver, type CompiledResolver } from './evaluation/compileResolver';
import { limits } from './limits';
import type { DataSource } from './sources/DataSource';

const MODES: AuthMode[] = ['AMAZON_COGNITO_USER_POOLS', 'AWS_IAM'];

interface CodeProperties {
  Name?: string;
  Code?: string;
  CodeS3Location?: string;
  Runtime?: { Name: string };
  DataSourceName?: string;
  MaxBatchSize?: number;
}

interface ResolverProperties extends CodeProperties {
  TypeName: string;
  FieldName: string;
  Kind?: 'UNIT' | 'PIPELINE';
  PipelineConfig?: { Functions?: string[] };
  CachingConfig?: unknown;
}

function authMode(logicalId: string, mode: unknown): AuthMode {
  const known = MODES.find((candidate) => candidate === mode);
  if (!known)
    throw new Error(`${logicalId}: the authentication type ${String(mode)} is not emulated locally`);
  return known;
}

function compile(
  stack: Stack,
  logicalId: string,
  name: string,
  properties: CodeProperties,
): CompiledResolver {
  if (properties.Runtime?.Name !== 'APPSYNC_JS') {
    throw new Error(`${logicalId}: only the runtime APPSYNC_JS is emulated locally`);
  }
  const { Code, CodeS3Location } = properties;
  return compileResolver(Code ?? readFileSync(stack.asset(CodeS3Location), 'utf8'), name);
}

function only(stack: Stack, type: string): Resource {
  const [resource, ...others] = stack.resources(type);
  if (!resource || others.length > 0) throw new Error(`${stack.name} must have exactly one ${type}`);
  return resource;
}

function readDefinition(stack: Stack): string {
  const { Definition, DefinitionS3Location } = only(stack, 'AWS::AppSync::GraphQLSchema').properties;
  return typeof Definition === 'string'
    ? Definition
    : readFileSync(stack.asset(DefinitionS3Location), 'utf8');
}

/**
 * Reads the stack's only AppSync API from the template.
 * @throws Error that names a part of the template that is missing, not emulated or larger than AppSync allows
 */
export function readApi(stack: Stack, createSource: (resource: Resource) => DataSource): Api {
  const resource = only(stack, 'AWS::AppSync::GraphQLApi');
  const { logicalId, properties } = resource;
  const additional = (properties.AdditionalAuthenticationProviders ?? []) as { AuthenticationType: string }[];
  if ((properties.UserPoolConfig as { DefaultAction?: string } | undefined)?.DefaultAction === 'DENY') {
    throw new Error(`${logicalId}: the default action DENY is not emulated locally`);
  }

  const sources = new Map(
    stack.resources('AWS::AppSync::DataSource').map((source) => {
      const created = createSource(source);
      return [created.name, created] as const;
    }),
  );
  const step = (owner: Resource, name: string): Step => {
    const config = owner.properties as CodeProperties;
    const source = sources.get(String(config.DataSourceName));
    if (!source) throw new Error(`${owner.logicalId} has no data source ${config.DataSourceName}`);
    const code = compile(stack, owner.logicalId, name, config);
    return { code, source, maxBatchSize: config.MaxBatchSize ?? 0 };
  };

  const coded: Api['coded'] = new Map();
  const functions = new Map(
    stack.resources('AWS::AppSync::FunctionConfiguration').map((each) => {
      const name = String(each.properties.Name);
      const read = step(each, name);
      coded.set(name, read);
      return [stack.attribute(each, 'FunctionId'), read] as const;
    }),
  );
  const readResolver = (owner: Resource): [string, Resolver] => {
    const config = owner.properties as unknown as ResolverProperties;
    const coordinate = `${config.TypeName}.${config.FieldName}`;
    if (config.CachingConfig !== undefined) {
      throw new Error(`${coordinate}: caching is not emulated locally`);
    }
    if (config.Kind !== 'PIPELINE') {
      const unit: Resolver = { kind: 'UNIT', ...step(owner, coordinate) };
      coded.set(coordinate, unit);
      return [coordinate, unit];
    }
    const ids = config.PipelineConfig?.Functions ?? [];
    if (ids.length > limits.pipelineFunctions) {
      throw new Error(
        `${coordinate}: a pipeline of ${ids.length}, AppSync accepts ${limits.pipelineFunctions}`,
      );
    }
    const steps = ids.map((id) => {
      const found = functions.get(id);
      if (!found) throw new Error(`${coordinate}: the stack has no function ${id}`);
      return found;
    });
    return [
      coordinate,
      { kind: 'PIPELINE', code: compile(stack, owner.logicalId, coordinate, config), functions: steps },
    ];
  };

  return {
    id: stack.attribute(resource, 'ApiId'),
    arn: stack.attribute(resource, 'Arn'),
    authModes: [
      authMode(logicalId, properties.AuthenticationType),
      ...additional.map(({ AuthenticationType }) => authMode(logicalId, AuthenticationType)),
    ],
    definition: readDefinition(stack),
    env: (properties.EnvironmentVariables ?? {}) as Record<string, string>,
    resolvers: new Map(stack.resources('AWS::AppSync::Resolver').map(readResolver)),
    coded,
    introspection: properties.IntrospectionConfig !== 'DISABLED',
    queryDepthLimit: Number(properties.QueryDepthLimit ?? 0),
    resolverCountLimit: Number(properties.ResolverCountLimit ?? 0) || limits.resolversPerRequest,
  };
}
