import { type FieldRow, fieldRows } from '../support/FieldRow';

const shown = 'createdAt updatedAt version';

/**
 * A map from the title of a test to the expected result, from docs/access-rules.md 6.2: for each field and
 * viewer, `y` if the viewer sees a value. The test fails if a field without `y` has a value, and also if a field
 * with `y` has none.
 */
export const fields: Record<string, FieldRow[]> = {
  'a profile that shares everything': fieldRows(
    'getUser(sub: "$open")',
    `
    y y y y y | id sub ${shown} displayName description coverImage
    y y y y y | workHistories skillSets qualifications userMainJobs
    y y y y y | firstName lastName firstNameKana lastNameKana name phoneticName profileIcon
    y y y y y | belongsTo companyName hopeLocationType
    n y n n y | appetiteToChangeJobs appetiteToSideWork numberOfDayPerWeek numberOfHoursPerDay
    n y n n y | salaryType minumumSalary maximumSalary userPrefactures gender ageBand
    n y n n y | otherHopes wayOfWorking currentLocationType lastVisitedWithin
    n y n n y | nameForClient introductionForClient
    n y n n y | birthDate email tel address nearestStation lineID chatworkID lastVisitedAt owner
    n y n n y | isShareFullname isShareProfileIcon isShareHistories isShareCurrentJob isShareAppetites
    n y n n y | isShareWorkTime isShareHopeSalary isShareHopeLocationType isShareAbleAreas isShareGender
    y y y y y | userBaseLocationId
    n y n n y | facebookUrl linkedinUrl twitterUrl instagramUrl notionWorkTimes notionSalaries
    n y n n y | isShareBirthdate isShareBaseLocation isPrivate isAgreedPostForClient isAgreedTerms
    n y n n y | isConfirmedServiceGuide isAlreadyEditedBasic isCompletedSurvey
    n y n n y | triggerForRegistration triggerForRegistrationDescription
    n y n n y | applies favoriteOpenJobs
    n y n n n | conversations messageReads
    n y n n y | agreedTermsAt confirmedServiceGuideAt agreedPostForClientAt
    n n n n y | introducerName introducerId isDebug isSignInEnabled
    `,
  ),
  'a profile that shares nothing': fieldRows(
    'getUser(sub: "$shy")',
    `
    y y y y y | id sub ${shown} displayName description coverImage skillSets qualifications userMainJobs
    n y n n y | firstName lastName firstNameKana lastNameKana name phoneticName profileIcon
    n y n n y | workHistories belongsTo companyName hopeLocationType
    n y n n y | appetiteToChangeJobs appetiteToSideWork numberOfDayPerWeek numberOfHoursPerDay
    n y n n y | salaryType minumumSalary maximumSalary userPrefactures gender ageBand birthDate
    n y n n y | otherHopes wayOfWorking currentLocationType email tel address nearestStation lastVisitedAt
    n y n n y | userBaseLocationId facebookUrl lineID chatworkID owner isPrivate isAgreedTerms applies favoriteOpenJobs
    n y n n n | conversations
    `,
  ),
  'a seeded profile, which holds what only search reads': fieldRows(
    'getUser(sub: "$seeded")',
    `
    y y y y | id displayName
    n n n y | jobNamesForQuery lastJobNameForQuery skillTagNamesForQuery
    `,
    '',
    ['guest', 'other', 'client', 'admin'],
  ),
  'a profile with others’ eyes': fieldRows(
    'getUserAs(sub: "$shy", viewer: PUBLIC)',
    `
    y y | id displayName qualifications
    n n | workHistories userPrefactures name email tel lastVisitedAt isSignInEnabled agreedTermsAt
    n n | interviewLogs applies favoriteOpenJobs userOpenJobs conversations messages messageReads
    `,
    '',
    ['owner', 'admin'],
  ),
  'a profile as found': fieldRows(
    'searchUsers(filter: { id: { eq: "$seeded" } })',
    'n n n n y | id displayName\nn n n n n | evaluationComments enishiWorkHistoryReviews',
  ),
  'contact data': fieldRows(
    'getUserPrivate(sub: "$open")',
    'n y n n y | id sub name phoneticName email tel address nearestStation belongsTo mailedOn',
  ),
  'contact data of a private profile': fieldRows(
    'getUserPrivate(sub: "$hidden")',
    'n y n n y | id sub name phoneticName email tel address nearestStation belongsTo mailedOn',
  ),
  'a qualification': fieldRows(
    'getQualification(id: "$open.qualification")',
    `
    y y y y y | id ${shown} name userID
    n y n n y | owners
    `,
  ),
  'a public job': fieldRows(
    'getOpenJob(id: "$job")',
    `
    y y y y y | id ${shown} title workType isPublic overView description publishedAt selectionProcesses mainJobs
    n y n n n | myFavorite myApply
    n n n n y | owners applyUsers userOpenJobs enishiWorkHistories favorites conversations
    n n n n n | reviewRequestedAt reviewNote
    `,
  ),
  'a closed job, for who applied and who kept it': fieldRows(
    'getOpenJob(id: "$shut")',
    `
    n y y n y | id title closedAt
    n n n n y | overView memo owners reviewNote
    `,
  ),
  'a job that hides its organization and skills': fieldRows(
    'getOpenJob(id: "$masked")',
    `
    y y y y y | id ${shown} title isHideOrganizationName isHideSkills organizationNameForHidden skillNamesForHidden
    n n n n y | organizationName organization organizationOpenJobsId skills requiredSkillTags welcomeSkillTags
    n n n n y | requiredSkillTagsDescription welcomeSkillTagsDescription owners hidingReason
    `,
  ),
  'an organization': fieldRows(
    'getOrganization(id: "$listedOrganization")',
    `
    y y y y y | id ${shown} name description address contact
    n n n n y | owners isHideOrganizationName kana
    `,
  ),
  'a conversation of the talent and the other': fieldRows(
    'getConversation(id: "$talk", reason: "問い合わせの確認")',
    `
    n y y n y | id name messages participants
    n n n n y | owners
    `,
  ),
  'the thread of a conversation in a list': fieldRows(
    'listConversations(limit: 1)',
    'n n n n y | id\nn n n n n | messages',
  ),
  'the conversation behind a membership': fieldRows(
    'listUserConversations(userId: "$open")',
    'n y n n y | id\nn y n n n | conversation',
  ),
  'the message behind who has to read it': fieldRows(
    'listMessagesByConversation(conversationId: "$talk", reason: "問い合わせの確認")',
    'n y y n y | id\nn y n n n | message',
    'messageReads',
  ),
  'a professional item': fieldRows(
    'getProfessionalItem(id: "$professional")',
    `
    y y y y y | id name users
    n n n n y | userIDs
    `,
  ),
  ...Object.fromEntries(
    [
      ...['skillSets', 'userMainJobs', 'portfolios'],
      ...['workHistories', 'workHistories divisions'],
      ...['workHistories achievements', 'workHistories achievements links'],
    ].map((below) => [
      `what lies below ${below}`,
      fieldRows('getUser(sub: "$open")', 'y y y y y | id createdAt\nn y n n y | owner', below),
    ]),
  ),
  'a qualification in the profile': fieldRows(
    'getUser(sub: "$open")',
    'y y y y y | id name\nn y n n y | owners',
    'qualifications',
  ),
  'able areas': fieldRows('getUser(sub: "$open")', 'n y n n y | id owner', 'userPrefactures'),
  'an attached document': fieldRows(
    'getUser(sub: "$open")',
    'y y y y y | id createdAt\nn y n n y | file filename owner',
    'workHistories achievements uploads',
  ),
  'a published evaluation': fieldRows(
    'getUser(sub: "$open")',
    'y y y y y | id totalRating picName\nn n n n y | picId',
    'evaluations',
  ),
  'a comment': fieldRows(
    'getUser(sub: "$open")',
    'y y y y y | id message userID\nn n n n y | commentatorID',
    'evaluationComments',
  ),
  'a comment in its list': fieldRows(
    'listUserEvaluationCommentsByUser(userID: "$open")',
    'y y y y y | id message userID\nn n n n y | commentatorID',
  ),
  'a published review': fieldRows(
    'getUser(sub: "$shy")',
    'y y y y y | id rating\nn y n n y | reviewerId',
    'enishiWorkHistoryReviews',
  ),
  'an evaluation that is not published': fieldRows(
    'getUser(sub: "$shy")',
    'n n n n y | id totalRating',
    'evaluations',
  ),
};
