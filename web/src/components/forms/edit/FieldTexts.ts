import type { FieldName } from './FieldName';

/** How an editor names its fields and shows their values, where it compares them outside the form. */
export type FieldTexts<Values extends object> = Readonly<
  Record<FieldName<Values>, string | { label: string; format: (value: never) => string }>
>;
