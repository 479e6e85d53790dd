import type { EditedRecord } from '../../../../components/forms/edit/EditedRecord';
import type { ManagedUserFragment } from '../../../../generated/manageUser';
import { type ShareFlag, sharedFields, talentFields, type TalentFieldName } from '../fields/talentFields';

/** A talent with all fields that administrators can edit, except contact data. */
export type ManagedUser = ManagedUserFragment;

/** The values of the form in which administrators edit a talent. */
export type ManagedValues = Pick<ManagedUser, TalentFieldName | ShareFlag>;

const switches = ['isPrivate', 'isDebug', 'isImportFromNotion', ...Object.keys(sharedFields)];

/** All fields of the form in which administrators edit a talent, in the form's order. */
export const managedFields = [
  ...Object.values(talentFields).flat(),
  ...(Object.keys(sharedFields) as ShareFlag[]),
] as const;

/** Converts a talent into the values of the form. A switch that was never used is off. */
export function toManagedRecord(user: ManagedUser): EditedRecord<ManagedValues> {
  const entries = managedFields.map((field) => [
    field,
    switches.includes(field) ? user[field] === true : user[field],
  ]);
  return { values: Object.fromEntries(entries), version: user.version };
}
