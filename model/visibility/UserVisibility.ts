import { adminOnly, everyone, ownerOnly, record } from './rules';
import type { FieldRule, FieldRules } from './FieldRules';

/**
 * Returns a rule for fields that everybody may see while the talent's share flag `flag` is true. The talent
 * and administrators always see them.
 */
const shared = (flag: string, fields: string): FieldRule => ({
  fields,
  public: flag,
  client: flag,
  inContact: flag,
  owner: true,
  admin: true,
});

/**
 * Returns a rule for fields that organizations may see while the talent's share flag `flag` is true. The
 * talent and administrators always see them; guests and other talents never do.
 */
const sharedWithClients = (flag: string, fields: string): FieldRule => ({
  fields,
  client: flag,
  inContact: flag,
  owner: true,
  admin: true,
});

const forClients = (fields: string): FieldRule => ({
  fields,
  client: true,
  inContact: true,
  owner: true,
  admin: true,
});

export const UserVisibility: FieldRules = [
  everyone(`${record} sub displayName nameInitial skillTags skillSets description coverImage`),
  everyone('userMainJobId mainJob evaluationAvg qualifications userMainJobs portfolioPath portfolios'),
  everyone('evaluations evaluationComments wpWorker enishiWorkHistoryReviews'),
  shared('isShareFullname', 'firstName lastName firstNameKana lastNameKana name phoneticName'),
  shared('isShareProfileIcon', 'profileIcon'),
  shared('isShareHistories', 'workHistories'),
  shared('isShareCurrentJob', 'belongsTo companyName'),
  shared('isShareHopeLocationType', 'hopeLocationType'),
  shared('isShareBaseLocation', 'userBaseLocationId baseLocation'),
  sharedWithClients('isShareAppetites', 'appetiteToChangeJobs appetiteToSideWork'),
  sharedWithClients('isShareWorkTime', 'numberOfDayPerWeek numberOfHoursPerDay'),
  sharedWithClients('isShareHopeSalary', 'salaryType minumumSalary maximumSalary'),
  sharedWithClients('isShareAbleAreas', 'userPrefactures'),
  sharedWithClients('isShareGender', 'gender'),
  sharedWithClients('isShareBirthdate', 'ageBand'),
  forClients(
    'otherHopes wayOfWorking currentLocationType nameForClient introductionForClient lastVisitedWithin',
  ),
  { fields: 'facebookUrl linkedinUrl twitterUrl instagramUrl', inContact: true, owner: true, admin: true },
  ownerOnly('owner birthDate lastVisitedAt email tel address nearestStation lineID chatworkID'),
  ownerOnly('isShareFullname isShareProfileIcon isShareHistories isShareCurrentJob isShareAppetites'),
  ownerOnly('isShareWorkTime isShareHopeSalary isShareHopeLocationType isShareAbleAreas isShareGender'),
  ownerOnly('isShareBirthdate isShareBaseLocation isPrivate isAgreedPostForClient isAgreedTerms'),
  ownerOnly('isConfirmedServiceGuide isAlreadyEditedBasic isCompletedSurvey resumeFile deletionRequestedAt'),
  ownerOnly('isShownToEmployers'),
  { fields: 'blockedOrganizationIds', owner: true },
  ownerOnly('agreedTermsAt confirmedServiceGuideAt agreedPostForClientAt'),
  ownerOnly('triggerForRegistration triggerForRegistrationDescription shortID isImportFromNotion'),
  ownerOnly('notionWorkTimes notionSalaries userWpWorkerId organizationUsersId organization'),
  { fields: 'interviewLogs resumes', inContact: true, owner: true, admin: true },
  ownerOnly('applies favoriteOpenJobs userOpenJobs conversations messageReads'),
  ownerOnly('usedEmployeeBenefits enishiWorkHistories messages'),
  adminOnly('introducerId introducerName isDebug skillNamesForQuery jobNamesForQuery lastJobNameForQuery'),
  adminOnly('interviewCommentForQuery interviewMinutesForQuery interviewActionMethodForQuery'),
  adminOnly('skillTagNamesForQuery portfolioForQuery isSignInEnabled'),
];
