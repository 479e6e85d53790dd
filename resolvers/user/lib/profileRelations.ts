import { profileChildren } from './profileChildren';

/** The relations of User whose children are stored in the profile's partition. */
export const profileRelations = Object.values(profileChildren);
