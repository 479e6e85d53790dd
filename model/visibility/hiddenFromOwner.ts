/**
 * The fields of a profile's rows that the talent does not see either: who wrote about them. A test compares this list
 * with the entities' rules.
 */
export const hiddenFromOwner = ['picId', 'commentatorID'];
