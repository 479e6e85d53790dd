/**
 * Gives the intrinsic functions of CloudFormation access to their template: references, attributes, conditions and
 * mappings. Each method throws an error that names a missing element.
 */
export interface Scope {
  ref(name: string): unknown;
  attribute(logicalId: string, name: string): unknown;
  condition(name: string): boolean;
  mapping(map: string, topLevel: string, secondLevel: string): unknown;
}
