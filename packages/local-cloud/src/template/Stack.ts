/** A resource of the synthesised template with every intrinsic resolved. */
export interface Resource {
  logicalId: string;
  type: string;
  /** The value of `Ref`: the physical name or id. */
  physicalId: string;
  properties: Record<string, unknown>;
  /** Logical ids of the resources that must exist first. */
  dependsOn?: string[];
}

/** The synthesised stack as the services read it. Nested stacks are flattened into their parent. */
export interface Stack {
  name: string;
  /** The types of all resources, each once. */
  types(): string[];
  resources(type: string): Resource[];
  /**
   * The resource with this physical id or ARN.
   * @throws naming a reference that does not exist
   */
  find(type: string, reference: string): Resource;
  /** A CloudFormation attribute of a resource, e.g. `attribute(table, 'Arn')`. */
  attribute(resource: Resource, name: string): string;
  outputs: Record<string, string>;
  /** Absolute path of a file or folder asset from its `{ S3Bucket, S3Key }` or `s3://` location. */
  asset(location: unknown): string;
}
