import type { Environment } from '../Environment';
import type { Template, TemplateParameter } from './Template';

function valueOf(name: string, declared: TemplateParameter, given: string | undefined): unknown {
  const value = given ?? declared.Default;
  if (value === undefined)
    throw new Error(`the template's parameter ${name} has neither a value nor a default`);
  if (declared.AllowedValues && !declared.AllowedValues.map(String).includes(String(value))) {
    throw new Error(`the template's parameter ${name} may not be "${value}"`);
  }
  const isList = declared.Type === 'CommaDelimitedList' || declared.Type.startsWith('List<');
  return isList ? String(value).split(',') : String(value);
}

/**
 * The values of a template's parameters; `{origin}` in a given value stands for the front door's address.
 * A parameter that names an SSM parameter (the bootstrap version) keeps that name as its value.
 * @throws when one has no value, a value that is not allowed, or is not in the template
 */
export function resolveParameters(
  template: Template,
  given: Record<string, string>,
  environment: Environment,
): Record<string, unknown> {
  const declared = template.Parameters ?? {};
  const stranger = Object.keys(given).find((name) => !(name in declared));
  if (stranger !== undefined) throw new Error(`the template has no parameter ${stranger}`);
  return Object.fromEntries(
    Object.entries(declared).map(([name, parameter]) => [
      name,
      valueOf(name, parameter, given[name]?.replaceAll('{origin}', environment.origin)),
    ]),
  );
}
