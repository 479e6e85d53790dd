/**
 * Gives CloudFormation's intrinsic functions access to the parts of the template that they name: references,
 * attributes, conditions and mappings. Each method throws an error that names the missing part if the
 * template does not contain it.
 */
export interface Scope {
  ref(name: string): unknown;
  attribute(logicalId: string, name: string): unknown;
  condition(name: string): boolean;
  mapping(map: string, topLevel: string, secondLevel: string): unknown;
}
