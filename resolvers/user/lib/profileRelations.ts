import { profileChildren } from './profileChildren';

/** The relations of User whose children lie in the profile itself. */
export const profileRelations = Object.values(profileChildren);
