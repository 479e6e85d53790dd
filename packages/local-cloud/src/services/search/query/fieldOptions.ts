import { isObject, type Json } from '../Json';
import { Options } from '../Options';
import { parsingError } from '../Refusal';

/**
 * Reads the JSON of a query on one field: the short form `{ <field>: <value> }`, or the long form `{ <field>:
 * { <key>: <value>, …options } }`.
 * @param key the name of the option whose value is in the short form
 * @throws Refusal when the JSON has neither form
 */
export function fieldOptions(
  json: Json | undefined,
  name: string,
  key: string,
): { path: string; options: Options } {
  if (!isObject(json)) throw parsingError(`[${name}] query malformed, no start_object after query name`);
  const [path, other] = Object.keys(json);
  if (path === undefined) throw parsingError(`[${name}] query malformed, no field name`);
  if (other !== undefined)
    throw parsingError(`[${name}] query doesn't support multiple fields, found [${path}] and [${other}]`);
  const value = json[path];
  if (Array.isArray(value)) throw parsingError(`[${name}] unknown token [START_ARRAY] after [${path}]`);
  return { path, options: new Options(isObject(value) ? value : { [key]: value ?? null }, name) };
}

export const boostOf = (options: Options): number => {
  options.text('_name');
  return options.number('boost') ?? 1;
};
