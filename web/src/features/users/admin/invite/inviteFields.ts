import type { CreateTalentInput } from '../../../../generated/schema';

/** The fields of an invitation, in the order and under the headings of the form. The first six are required. */
export const inviteFields = {
  invitation: ['email'],
  names: ['lastName', 'firstName', 'lastNameKana', 'firstNameKana', 'displayName'],
  contact: ['tel', 'address', 'nearestStation'],
  person: ['birthDate', 'gender'],
  work: ['userMainJobId', 'belongsTo', 'userBaseLocationId', 'description'],
  conditions: [
    ...(['appetiteToChangeJobs', 'appetiteToSideWork', 'currentLocationType', 'wayOfWorking'] as const),
    ...(['numberOfDayPerWeek', 'numberOfHoursPerDay', 'salaryType', 'minumumSalary'] as const),
    ...(['maximumSalary', 'otherHopes'] as const),
  ],
  forClients: ['nameForClient', 'introductionForClient'],
  origin: ['introducerName', 'introducerId'],
} as const satisfies Record<string, readonly (keyof CreateTalentInput)[]>;

export type InviteSection = keyof typeof inviteFields;
export type InviteField = (typeof inviteFields)[InviteSection][number];

/** All fields of an invitation. */
export const allInviteFields: readonly InviteField[] = Object.values(inviteFields).flat();

export const isRequiredField = (field: InviteField): boolean =>
  field === 'email' || inviteFields.names.some((name) => name === field);

/** The values of an invitation; an empty field is null. */
export type InviteValues = { [Field in InviteField]: Exclude<CreateTalentInput[Field], undefined> | null };
