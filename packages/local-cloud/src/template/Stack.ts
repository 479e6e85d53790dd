/** A resource of the CloudFormation template with all intrinsic functions resolved. */
export interface Resource {
  logicalId: string;
  type: string;
  /** Physical name or id of the resource: the result of `Ref`. */
  physicalId: string;
  properties: Record<string, unknown>;
  /** Logical ids of the resources that must be created before the resource (`DependsOn`). */
  dependsOn?: string[];
}

/**
 * The CloudFormation stack as the emulated services see it: with the resources of nested stacks, and all
 * intrinsic functions resolved.
 */
export interface Stack {
  name: string;
  /** Returns the CloudFormation types of the stack's resources, each type once. */
  types(): string[];
  resources(type: string): Resource[];
  /**
   * Returns the resource with the given physical id or ARN. A longer ARN that begins with the resource's ARN,
   * such as that of a table's stream, finds the resource too.
   * @throws Error that names the reference when there is no such resource
   */
  find(type: string, reference: string): Resource;
  /** Returns an attribute of a resource as `Fn::GetAtt` does, for example `attribute(table, 'Arn')`. */
  attribute(resource: Resource, name: string): string;
  outputs: Record<string, string>;
  /**
   * Returns the absolute path of a CDK asset (file or folder) from its location: `{ S3Bucket, S3Key }`, `{
   * Bucket, Key }`, `s3://…` or an S3 URL.
   */
  asset(location: unknown): string;
}
