export interface AttributeSchema {
  /** Name of the user attribute, with the prefix `custom:` for custom attributes of the pool. */
  name: string;
  type: 'String' | 'Number' | 'DateTime' | 'Boolean';
  required: boolean;
  mutable: boolean;
  /** The limits of the length of a String or of the value of a Number; null for no limit. */
  minimum: number | null;
  maximum: number | null;
}
