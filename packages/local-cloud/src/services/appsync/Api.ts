import type { CompiledResolver } from './evaluation/compileResolver';
import type { DataSource } from './sources/DataSource';

export type AuthMode = 'AMAZON_COGNITO_USER_POOLS' | 'AWS_IAM';

/**
 * A part of an AppSync resolver with code and a data source: a unit resolver, or a function of a pipeline
 * resolver.
 */
export interface Step {
  code: CompiledResolver;
  source: DataSource;
  maxBatchSize: number;
}

export interface UnitResolver extends Step {
  kind: 'UNIT';
}

export interface PipelineResolver {
  kind: 'PIPELINE';
  code: CompiledResolver;
  functions: Step[];
}

export type Resolver = UnitResolver | PipelineResolver;

/** An AppSync API as the CloudFormation template declares it. */
export interface Api {
  id: string;
  arn: string;
  /** Authentication modes of the API; the first one is its default mode. */
  authModes: [AuthMode, ...AuthMode[]];
  definition: string;
  env: Record<string, string>;
  /** Resolvers by the coordinate of their field, such as `Query.getJob`. */
  resolvers: Map<string, Resolver>;
  /**
   * The steps whose APPSYNC_JS code can be replaced while the API runs: unit resolvers by coordinate
   * (`Type.field`), and AppSync functions by name.
   */
  coded: Map<string, { code: CompiledResolver }>;
  introspection: boolean;
  /** Maximum depth of nested fields in a query; 0 means no limit. */
  queryDepthLimit: number;
  resolverCountLimit: number;
}
