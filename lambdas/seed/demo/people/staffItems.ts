import { User } from '../../../../model/entities/User';
import { UserPrivate } from '../../../../model/entities/UserPrivate';
import type { SeedDay } from '../../lib/SeedDay';
import { seedItem } from '../../lib/seedItem';
import type { StoredItem } from '../../lib/StoredItem';
import { nameFields } from './nameFields';
import type { Person } from './Person';

/**
 * Builds the records of an administrator, or of an organization's contact, in the demo data: a private
 * profile with little more than the name, and the contact data.
 */
export function staffItems(
  day: SeedDay,
  person: Person,
  organization?: { id: string; name: string },
): StoredItem[] {
  const { sub, email, gender } = person;
  const names = nameFields(person);
  const at = day.ago(420, 10, 0);
  const belongsTo = organization?.name;
  return [
    seedItem(User, sub, at, {
      ...names,
      owner: sub,
      sub,
      createdBy: sub,
      displayName: names.name,
      gender,
      belongsTo,
      companyName: belongsTo,
      organizationUsersId: organization?.id,
      organization,
      isPrivate: true,
      isAgreedPostForClient: false,
      isAgreedTerms: true,
      isConfirmedServiceGuide: true,
      isAlreadyEditedBasic: true,
    }),
    seedItem(UserPrivate, sub, at, {
      sub,
      createdBy: sub,
      name: names.name,
      phoneticName: names.phoneticName,
      email,
      belongsTo,
      agreedTermsAt: at,
    }),
  ];
}
