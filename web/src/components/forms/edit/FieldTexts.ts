import type { FieldName } from './FieldName';

/**
 * The label of each field of an editor and, if needed, a function that formats the field's value. The editor
 * uses both when it lists differences between the person's input and what somebody else saved.
 */
export type FieldTexts<Values extends object> = Readonly<
  Record<FieldName<Values>, string | { label: string; format: (value: never) => string }>
>;
