/**
 * What the intrinsic functions of CloudFormation can read of the template that contains them: references,
 * attributes, conditions and mappings. Each method throws an error that names what does not exist.
 */
export interface Scope {
  ref(name: string): unknown;
  attribute(logicalId: string, name: string): unknown;
  condition(name: string): boolean;
  mapping(map: string, topLevel: string, secondLevel: string): unknown;
}
