import type { Environment } from '../../Environment';

/**
 * The resource whose physical id or attributes a `ResourceType` computes. `physicalId` throws an error about
 * a circular reference if it is read during the computation of the physical id.
 */
export interface Subject {
  logicalId: string;
  stackName: string;
  environment: Environment;
  /** Physical name or id of the resource: the result of `Ref`. */
  physicalId: string;
  /** Returns a property of a CloudFormation resource, with its intrinsic functions resolved. */
  property(name: string): unknown;
}

/**
 * How the local cloud treats a CloudFormation resource type: whether it is emulated, and how physical id and
 * attributes of a resource are computed.
 */
export interface ResourceType {
  /**
   * `emulated` when a service uses resources of the type; `ignored` when the template may contain them, but
   * they have no effect.
   */
  treatment: 'emulated' | 'ignored';
  /** Computes the physical id of a resource; by default `<stack name>-<logical id>`. */
  physicalId?(subject: Subject): string;
  attributes?: Record<string, (subject: Subject) => string>;
}

export type ResourceTypes = Record<string, ResourceType>;
