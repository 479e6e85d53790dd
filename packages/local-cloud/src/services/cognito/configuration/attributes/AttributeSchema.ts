export interface AttributeSchema {
  /** Name of the user attribute, with the prefix `custom:` for custom attributes of the pool. */
  name: string;
  type: 'String' | 'Number' | 'DateTime' | 'Boolean';
  required: boolean;
  mutable: boolean;
  /**
   * Minimum and maximum length of a String attribute, or minimum and maximum value of a Number; null means no limit.
   */
  minimum: number | null;
  maximum: number | null;
}
