/**
 * Gives CloudFormation's intrinsic functions access to the template that contains them: to references,
 * attributes, conditions and mappings. Each method throws an error that names what does not exist.
 */
export interface Scope {
  ref(name: string): unknown;
  attribute(logicalId: string, name: string): unknown;
  condition(name: string): boolean;
  mapping(map: string, topLevel: string, secondLevel: string): unknown;
}
