import type { Environment } from '../../Environment';

/**
 * A resource whose physical id or attributes are being computed. Reading `physicalId` while the id itself is computed
 * throws an error about the circular reference.
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
 * Treatment of a CloudFormation resource type in the local cloud: whether it is emulated, and how its id and
 * attributes are computed.
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
