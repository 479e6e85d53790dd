import { openCallers } from '../support/Caller';
import { type FieldRow, fieldRows } from '../support/FieldRow';

const rows = (root: string, text: string, below = '') => fieldRows(root, text, below, openCallers);

/**
 * A map from the title of a test to the expected result: which fields have a value for which viewer while the
 * client area (for organizations and consultants) is open, from docs/access-rules.md 6.2. The columns are
 * `guest owner other client foreign consultant admin`.
 */
export const openFields: Readonly<Record<string, FieldRow[]>> = {
  'who is offered and shares nothing': rows(
    'getUser(sub: "$open")',
    `
    y y y y y y y | id displayName description coverImage
    n y n y y n y | otherHopes wayOfWorking currentLocationType lastVisitedWithin
    n y n n n n y | firstName name profileIcon workHistories belongsTo hopeLocationType userBaseLocationId
    n y n n n n y | appetiteToChangeJobs numberOfDayPerWeek maximumSalary userPrefactures gender ageBand
    n y n n n n y | facebookUrl birthDate email tel lineID lastVisitedAt owner isPrivate interviewLogs
    `,
  ),
  'who is offered, as found': rows(
    'searchUsers(filter: { id: { eq: "$open" } })',
    `
    n n n y y y y | id displayName otherHopes qualifications
    n n n n n n y | userPrefactures birthDate applies interviewLogs
    n n n n n n n | email tel conversations
    `,
  ),
  'who applied, is private and shares everything': rows(
    'getUser(sub: "$hidden")',
    `
    n y n y n y y | id displayName firstName name profileIcon workHistories belongsTo companyName
    n y n y n y y | appetiteToChangeJobs appetiteToSideWork numberOfDayPerWeek numberOfHoursPerDay
    n y n y n y y | salaryType minumumSalary maximumSalary hopeLocationType userPrefactures gender ageBand
    n y n y n y y | userBaseLocationId otherHopes facebookUrl linkedinUrl twitterUrl instagramUrl interviewLogs
    n y n n n n y | birthDate email tel address nearestStation lineID chatworkID lastVisitedAt owner
    n y n n n n y | isShareFullname isPrivate isAgreedPostForClient applies favoriteOpenJobs userOpenJobs
    `,
  ),
  'an able area of who applied': rows(
    'getUser(sub: "$hidden")',
    `
    n y n y n y y | id prefactureID
    n y n n n n y | owner
    `,
    'userPrefactures',
  ),
  'who was contracted and shares nothing': rows(
    'getUser(sub: "$hired")',
    `
    n y n y n y y | firstName name otherHopes facebookUrl interviewLogs
    n y n n n n y | profileIcon workHistories belongsTo gender maximumSalary email tel
    `,
  ),
  'contact data of who was contracted': rows(
    'getUserPrivate(sub: "$hired")',
    `
    n y n y n y y | sub name email tel
    n y n n n n y | phoneticName address nearestStation belongsTo mailedOn
    `,
  ),
  'an interview': rows(
    'getUser(sub: "$hidden")',
    `
    n y n y n y y | id intervieweeId createdAt
    n n n y n y y | commentForClient totalEvaluation
    n n n n n y y | comment minutes interviewerId actionMethod companyHistoryEvaluation humanPowerEvaluation
    `,
    'interviewLogs',
  ),
  'a video that is not shared': rows(
    'getUser(sub: "$hidden")',
    'n n n n n y y | id title url interviewLogID createdAt',
    'interviewLogs video',
  ),
  'a video that is shared with organizations': rows(
    'getUser(sub: "$hired")',
    'n n n y n y y | id title url interviewLogID createdAt',
    'interviewLogs video',
  ),
  'an evaluation that is not published': rows(
    'getUser(sub: "$hired")',
    'n n n y n n y | id totalRating',
    'evaluations',
  ),
  'an own job': rows(
    'getOpenJob(id: "$ownJob")',
    `
    y y y y y y y | id title overView organizationName
    n n n y n y y | applyUsers userOpenJobs
    n n n n n y y | owners
    n n n n n n y | enishiWorkHistories favorites conversations
    `,
  ),
  'a closed job': rows('getOpenJob(id: "$closing")', 'n n n y n n y | id title closedAt'),
  'an own benefit': rows(
    'getEmployeeBenefit(id: "$benefit")',
    `
    n n n y n n y | id title organizationEmployeeBenefitsId
    n n n n n n y | couponCode
    `,
  ),
  'an own benefit under review': rows(
    'getEmployeeBenefit(id: "$heldBenefit")',
    'n n n y n n y | id reviewRequestedAt reviewNote',
  ),
  'an offered benefit': rows(
    'getEmployeeBenefit(id: "$offeredBenefit")',
    `
    n y y y y y y | id title
    n n n y n n y | organizationEmployeeBenefitsId
    n n n n n n y | couponCode usedUsers
    `,
  ),
  'an engagement for its parties': rows(
    'listEnishiWorkHistories(filter: { openJobId: { eq: "$ownJob" } })',
    `
    n n n y n y y | id userId openJobId
    n n n n n n y | owners
    `,
  ),
  'an engagement': rows(
    'getUser(sub: "$hired")',
    'n y n n n n y | id userId openJobId',
    'enishiWorkHistories',
  ),
};
