/** The name of a field of a form with these values. */
export type FieldName<Values extends object> = keyof Values & string;
