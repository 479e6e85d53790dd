import type { JsonResume } from '../export/JsonResume';

/** A value whose fields can be missing, also in the objects of a list. */
type Loose<Value> = Value extends readonly (infer Item)[]
  ? Loose<Item>[]
  : Value extends object
    ? { [Field in keyof Value]?: Loose<Value[Field]> }
    : Value;

/** A CV of another service in the format of JSON Resume. Every part can be missing; none is null. */
export type GivenResume = Loose<Omit<JsonResume, '$schema'>>;
