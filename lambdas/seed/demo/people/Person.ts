import type { EnumValue } from '../../../../model/enums';

/** A person in the demo data: a talent, an organization's contact or an administrator. */
export interface Person {
  /**
   * A name of the person from which the ids of their records are computed. Unlike `sub`, it is the same in every stack.
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
