import type { HomeUserQuery } from '../../generated/home';

/** The signed-in talent as /home shows them to themselves. */
export type HomeUser = NonNullable<HomeUserQuery['getUser']>;
