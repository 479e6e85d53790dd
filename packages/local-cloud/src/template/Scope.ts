/**
 * Gives the intrinsic functions of CloudFormation access to the template that contains them: references,
 * attributes, conditions and mappings. Each method throws an error with the name of an element that does not
 * exist.
 */
export interface Scope {
  ref(name: string): unknown;
  attribute(logicalId: string, name: string): unknown;
  condition(name: string): boolean;
  mapping(map: string, topLevel: string, secondLevel: string): unknown;
}
