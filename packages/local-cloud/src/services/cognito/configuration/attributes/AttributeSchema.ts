export interface AttributeSchema {
  /** With the prefix `custom:` where it is the pool's own. */
  name: string;
  type: 'String' | 'Number' | 'DateTime' | 'Boolean';
  required: boolean;
  mutable: boolean;
  /** Bounds of the length of a String or of the value of a Number. */
  minimum: number | null;
  maximum: number | null;
}
