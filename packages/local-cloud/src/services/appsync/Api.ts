import type { CompiledResolver } from './evaluation/compileResolver';
import type { DataSource } from './sources/DataSource';

export type AuthMode = 'AMAZON_COGNITO_USER_POOLS' | 'AWS_IAM';

/** One step that has a data source: a unit resolver or a function of a pipeline. */
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

/** An AppSync API as the template declares it. */
export interface Api {
  id: string;
  arn: string;
  /** The first is the default mode. */
  authModes: [AuthMode, ...AuthMode[]];
  definition: string;
  env: Record<string, string>;
  /** By coordinate, `Query.getJob`. */
  resolvers: Map<string, Resolver>;
  /** Whatever runs code, by the name of its resolver or function. */
  coded: Map<string, { code: CompiledResolver }>;
  introspection: boolean;
  /** 0: no limit. */
  queryDepthLimit: number;
  resolverCountLimit: number;
}
