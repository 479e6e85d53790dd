import type { EnumValue } from '../../../../model/enums';

/** Somebody who appears in the demo data, talent or not. */
export interface Person {
  /** What ids are made from; unlike `sub` it is the same in every stack. */
  key: string;
  sub: string;
  email: string;
  lastName: string;
  firstName: string;
  lastNameKana: string;
  firstNameKana: string;
  gender: EnumValue<'Gender'>;
}
