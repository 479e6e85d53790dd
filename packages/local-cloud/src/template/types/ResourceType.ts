import type { Environment } from '../../Environment';

/** A resource whose names are being computed: `physicalId` is unset while the id itself is computed. */
export interface Subject {
  logicalId: string;
  stackName: string;
  environment: Environment;
  /** The value of `Ref`. */
  physicalId: string;
  /** A property, resolved. */
  property(name: string): unknown;
}

/** What the local cloud knows of one CloudFormation type. */
export interface ResourceType {
  /** `emulated`: a service reads it. `ignored`: accepted, without any effect on this machine. */
  treatment: 'emulated' | 'ignored';
  /** Default: `<stack name>-<logical id>`. */
  physicalId?(subject: Subject): string;
  attributes?: Record<string, (subject: Subject) => string>;
}

export type ResourceTypes = Record<string, ResourceType>;
