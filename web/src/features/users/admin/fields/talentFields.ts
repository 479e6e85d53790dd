/**
 * The fields of a talent that administrators can edit, by the section of the form, in the form's order.
 * Contact data are not among them; they are stored separately and have a form of their own.
 */
export const talentFields = {
  names: ['lastName', 'firstName', 'lastNameKana', 'firstNameKana', 'displayName'],
  forClients: ['nameForClient', 'introductionForClient'],
  person: ['birthDate', 'gender'],
  work: ['userMainJobId', 'companyName', 'belongsTo', 'userBaseLocationId', 'description'],
  conditions: [
    ...(['appetiteToChangeJobs', 'appetiteToSideWork', 'currentLocationType', 'hopeLocationType'] as const),
    ...(['wayOfWorking', 'numberOfDayPerWeek', 'numberOfHoursPerDay', 'salaryType'] as const),
    ...(['minumumSalary', 'maximumSalary', 'otherHopes'] as const),
  ],
  social: ['lineID', 'chatworkID', 'facebookUrl', 'linkedinUrl', 'twitterUrl', 'instagramUrl'],
  origin: [
    ...(['triggerForRegistration', 'triggerForRegistrationDescription', 'introducerName'] as const),
    ...(['introducerId', 'isImportFromNotion', 'notionWorkTimes', 'notionSalaries'] as const),
  ],
  account: ['portfolioPath', 'organizationUsersId', 'isPrivate', 'isDebug'],
} as const;

/**
 * The share flags of a profile (settings that show some fields to others), each with one of the fields that
 * it shows.
 */
export const sharedFields = {
  isShareFullname: 'name',
  isShareProfileIcon: 'profileIcon',
  isShareHistories: 'workHistories',
  isShareCurrentJob: 'companyName',
  isShareAppetites: 'appetiteToChangeJobs',
  isShareWorkTime: 'numberOfDayPerWeek',
  isShareHopeSalary: 'minumumSalary',
  isShareHopeLocationType: 'hopeLocationType',
  isShareAbleAreas: 'userPrefactures',
  isShareGender: 'gender',
  isShareBirthdate: 'ageBand',
  isShareBaseLocation: 'baseLocation',
} as const;

export type TalentSection = keyof typeof talentFields;
export type ShareFlag = keyof typeof sharedFields;
export type TalentFieldName = (typeof talentFields)[TalentSection][number];
export type ContactFieldName = 'tel' | 'address' | 'nearestStation';
