import type { Stack } from '../template/Stack';
import type { Behaviour, Distribution, Origin } from './Distribution';
import { readCachePolicy } from './readCachePolicy';
import { readHeadersPolicy } from './readHeadersPolicy';
import { type OriginConfig, readOrigin } from './readOrigin';
import { readViewerFunction } from './readViewerFunction';

interface BehaviourConfig {
  PathPattern?: string;
  TargetOriginId?: string;
  AllowedMethods?: string[];
  ResponseHeadersPolicyId?: string;
  CachePolicyId?: string;
  FunctionAssociations?: { EventType: string; FunctionARN: string }[];
}

interface OriginGroup {
  Id: string;
  FailoverCriteria: { StatusCodes: { Items: number[] } };
  Members: { Items: { OriginId: string }[] };
}

interface ErrorResponse {
  ErrorCode: number;
  ErrorCachingMinTTL?: number;
  ResponseCode?: number;
  ResponsePagePath?: string;
}

interface DistributionConfig {
  CacheBehaviors?: BehaviourConfig[];
  Origins?: OriginConfig[];
  OriginGroups?: { Items?: OriginGroup[] };
  DefaultCacheBehavior?: BehaviourConfig;
  CustomErrorResponses?: ErrorResponse[];
  DefaultRootObject?: string;
}

/**
 * Returns the path prefix of a cache behavior, given its path pattern, which must be `<prefix>/*`.
 * @throws Error for any other pattern
 */
function prefixOf(pattern: string): string {
  const [, path] = /^\/?([\w-]+)\/\*$/.exec(pattern) ?? [];
  if (path === undefined)
    throw new Error(`The distribution's ${pattern} is not emulated locally, only prefixes are`);
  return `/${path}`;
}

function readBehaviour(
  stack: Stack,
  groups: readonly OriginGroup[],
  origins: readonly Origin[],
  config: BehaviourConfig,
): Behaviour {
  const group = groups.find(({ Id }) => Id === config.TargetOriginId);
  const ids = group ? group.Members.Items.map(({ OriginId }) => OriginId) : [config.TargetOriginId];
  return {
    prefix: config.PathPattern === undefined ? '' : prefixOf(config.PathPattern),
    methods: config.AllowedMethods ?? ['GET', 'HEAD'],
    origins: ids.flatMap((id) => origins.find((origin) => origin.id === id) ?? []),
    failover: group?.FailoverCriteria.StatusCodes.Items.map(Number) ?? [],
    headers: readHeadersPolicy(stack, config.ResponseHeadersPolicyId),
    cache: readCachePolicy(stack, config.CachePolicyId),
    viewerFunction: readViewerFunction(stack, config.FunctionAssociations ?? []),
  };
}

/**
 * Reads the CloudFront distribution of the stack. Without a distribution in the stack, returns one without
 * headers, functions and cache.
 * @throws Error for anything that is not emulated
 */
export function readDistribution(stack: Stack): Distribution {
  const [distribution] = stack.resources('AWS::CloudFront::Distribution');
  const config = (distribution?.properties.DistributionConfig ?? {}) as DistributionConfig;
  const errors = config.CustomErrorResponses ?? [];
  const isPage = errors.some(
    (error) => error.ResponsePagePath !== undefined || error.ResponseCode !== undefined,
  );
  if (isPage || config.DefaultRootObject)
    throw new Error('Error pages and the root object of a distribution are not emulated locally');
  const origins = (config.Origins ?? []).map((origin) => readOrigin(stack, origin));
  const read = (behaviour: BehaviourConfig) =>
    readBehaviour(stack, config.OriginGroups?.Items ?? [], origins, behaviour);
  return {
    default: read(config.DefaultCacheBehavior ?? {}),
    others: (config.CacheBehaviors ?? []).map(read),
    origins,
    errorSeconds: new Map(
      errors.map(({ ErrorCode, ErrorCachingMinTTL = 10 }) => [Number(ErrorCode), Number(ErrorCachingMinTTL)]),
    ),
  };
}
