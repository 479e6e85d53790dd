import type { HomeUserQuery } from '../../generated/home';

/** The signed-in talent with the fields that /home shows. */
export type HomeUser = NonNullable<HomeUserQuery['getUser']>;
