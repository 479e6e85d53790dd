import { personal } from '../../../lib/storage/personal';

/** What a person has entered in an editor but not saved. */
export interface EditDraft<Values extends object> {
  /** The entered values of the changed fields. */
  entered: Partial<Values>;
  /** The values that the fields of `entered` had when the person began to edit. */
  base: Partial<Values>;
  /** The version of the record that the person began to edit. */
  version?: number;
}

const keyOf = (sub: string, name: string) => `edit.${sub}.${name}`;

/** Stores the unsaved input of an editor on this device, for each person and editor, until the person signs out. */
export const editDraft = {
  read<Values extends object>(sub: string, name: string): EditDraft<Values> | null {
    const kept = personal.read(keyOf(sub, name)) as EditDraft<Values> | null;
    return kept?.entered && kept.base ? kept : null;
  },
  /** Stores a draft. If nothing was entered, the stored draft is removed. */
  write<Values extends object>(sub: string, name: string, draft: EditDraft<Values>): void {
    const isEmpty = Object.keys(draft.entered).length === 0;
    personal.write(keyOf(sub, name), isEmpty ? null : draft);
  },
};
