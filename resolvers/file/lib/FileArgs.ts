/** Which file: what holds it, its id, and the field. */
export interface FileArgs {
  type: string;
  id: string;
  field: string;
}
