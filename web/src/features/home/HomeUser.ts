import type { HomeQuery } from '../../generated/home';

export type HomeUser = NonNullable<HomeQuery['getUser']>;
