/** The names of the fields of a form whose values are an object of type `Values`. */
export type FieldName<Values extends object> = keyof Values & string;
