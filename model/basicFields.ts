/**
 * The fields on the web app's screen 基本情報 (basic data). A talent's first save of one of them sets
 * `isAlreadyEditedBasic`.
 */
export const basicFields: readonly string[] = [
  ...['lastName', 'firstName', 'lastNameKana', 'firstNameKana', 'displayName', 'birthDate', 'gender'],
  ...['profileIcon', 'coverImage', 'description', 'belongsTo', 'companyName', 'userMainJobId'],
  ...['tel', 'address', 'nearestStation', 'userBaseLocationId', 'lineID', 'chatworkID'],
  ...['facebookUrl', 'linkedinUrl', 'twitterUrl', 'instagramUrl'],
];
