import type { AdminProfileQuery } from '../../../generated/adminProfile';

/** A talent's whole profile as administrators see it, without contact data. */
export type AdminProfile = NonNullable<AdminProfileQuery['getUser']>;
