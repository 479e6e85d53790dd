/** The names of the fields of a form whose values have the given type. */
export type FieldName<Values extends object> = keyof Values & string;
