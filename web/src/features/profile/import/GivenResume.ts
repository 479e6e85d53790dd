import type { JsonResume } from '../export/JsonResume';

/** The type `Value` with every field made optional, also in nested objects and lists. */
type Loose<Value> = Value extends readonly (infer Item)[]
  ? Loose<Item>[]
  : Value extends object
    ? { [Field in keyof Value]?: Loose<Value[Field]> }
    : Value;

/**
 * A CV from another service in the format JSON Resume, as `readJsonResume` returns it. Every part can be
 * missing; none is null.
 */
export type GivenResume = Loose<Omit<JsonResume, '$schema'>>;
