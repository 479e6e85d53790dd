/**
 * What the intrinsic functions of CloudFormation can read from their template: references, attributes, conditions and
 * mappings. Each method throws an error that names what is missing.
 */
export interface Scope {
  ref(name: string): unknown;
  attribute(logicalId: string, name: string): unknown;
  condition(name: string): boolean;
  mapping(map: string, topLevel: string, secondLevel: string): unknown;
}
