import type { EnumValue } from '../../../../model/enums';

/** A person in the demo data: a talent, the contact of an organization, or an administrator. */
export interface Person {
  /**
   * A key of the person, from which the ids of the person's records are computed. Unlike `sub`, it is the
   * same in every deployment.
   */
  key: string;
  sub: string;
  email: string;
  lastName: string;
  firstName: string;
  lastNameKana: string;
  firstNameKana: string;
  gender: EnumValue<'Gender'>;
}
