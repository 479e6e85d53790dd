import { mailTopics } from './mailTopics';

/**
 * The enumerations of schema.graphql as TypeScript values (decision T6). A contract test compares them with the schema.
 */
export const enums = {
  ApplyType: ['APPLIED', 'SCREENING', 'INTERVIEW', 'OFFERED', 'CONTRACTED', 'REJECTED', 'WITHDRAWN'],
  Appetite: ['NOW', 'GOOD_OFFER', 'SOMEDAY', 'NO'],
  AgeBand: ['UNDER_20', 'AGE_20S', 'AGE_30S', 'AGE_40S', 'AGE_50S', 'OVER_60'],
  ExportKind: ['PROFILE', 'HISTORY', 'CONTACT', 'OWN_DATA', 'TALENT_DATA'],
  ExportState: ['QUEUED', 'RUNNING', 'READY', 'FAILED', 'CANCELLED'],
  FileOwner: [
    'EXPORT',
    'INTERVIEW_LOG_VIDEO',
    'USER',
    'USER_PORTFOLIO',
    'USER_RESUME',
    'WORK_HISTORY_ACHIEVEMENT_RESUME',
  ],
  FilePurpose: [
    'PROFILE_ICON',
    'COVER_IMAGE',
    'ORGANIZATION_ICON',
    'PORTFOLIO_IMAGE',
    'PORTFOLIO_FILE',
    'RESUME',
    'ACHIEVEMENT_FILE',
    'ACHIEVEMENT_THUMBNAIL',
    'INTERVIEW_VIDEO',
  ],
  BenefitStatus: ['REQUESTED', 'USED'],
  Gender: ['FEMALE', 'MALE', 'OTHER', 'NO_ANSWER'],
  HistoryType: ['WORK', 'EDUCATION', 'SIDE_WORK', 'PERSONAL'],
  NoticeKind: [
    ...['APPLICATION_RECEIVED', 'APPLICATION_WITHDRAWN', 'APPLICATION_MOVED', 'JOB_OFFERED'],
    ...[
      'JOB_PUBLISHED',
      'JOB_RETURNED',
      'EXPORT_READY',
      'DELETION_REQUESTED',
      'DELETION_NEAR',
      'BENEFIT_GRANTED',
      'BENEFIT_PUBLISHED',
      'BENEFIT_RETURNED',
      'JOB_REVIEW_REQUESTED',
      'BENEFIT_REVIEW_REQUESTED',
      'BENEFIT_EDITED',
      'JOB_EDITED',
      'JOB_CLOSED',
      'BENEFIT_WITHDRAWN',
      'APPLICATION_SENT',
    ],
  ],
  InvolveType: ['CONSULTANT', 'CLIENT', 'RECOMMENDED', 'SCOUTED'],
  InsightCheckState: ['RUNNING', 'PAUSED', 'DONE', 'FAILED'],
  InsightDifferenceKind: ['COUNTER', 'FIGURE'],
  InsightMetric: [
    ...[
      'USERS',
      'NEW_USERS',
      'PROFILES_COMPLETED',
      'ACTIVE_USERS',
      'JOBS_PUBLISHED',
      'APPLIES',
      'INTERVIEWS',
    ],
    ...['CONTRACTS', 'KEEPS', 'MESSAGES', 'FIRST_REPLY_MINUTES', 'BENEFITS_USED', 'SEARCHES_WITHOUT_RESULT'],
  ],
  InsightPeriod: ['DAY', 'WEEK', 'MONTH'],
  LastVisitedWithin: ['DAYS_7', 'DAYS_30', 'OLDER'],
  LocationType: ['OFFICE', 'HYBRID', 'REMOTE'],
  MailTopic: mailTopics,
  PortfolioType: ['TEXT', 'LINK', 'IMAGE', 'FILE', 'EMBED', 'ACHIEVEMENT'],
  ProfileViewer: ['PUBLIC', 'TALENT', 'CLIENT'],
  OpenWorkKind: [
    ...['APPLICATION', 'JOB_REVIEW', 'BENEFIT_REVIEW', 'PROFESSIONAL', 'BENEFIT_USE', 'JOB_DRAFT'],
  ],
  RecordKind: ['TALENT', 'JOB', 'CONVERSATION'],
  ReviewSide: ['TALENT', 'CLIENT'],
  SalaryType: ['HOURLY', 'DAILY', 'MONTHLY', 'YEARLY', 'FIXED'],
  SearchMatch: ['EXACT', 'PREFIX', 'NEAR'],
  SuggestionKind: ['JOB', 'SKILL', 'ORGANIZATION', 'PLACE'],
  UserCsvType: ['PROFILE', 'HISTORY', 'CONTACT'],
  WorkerStatus: ['PENDING', 'PUBLISHED', 'SUSPENDED'],
  WorkType: ['EMPLOYEE', 'CONTRACT', 'SIDE_WORK', 'PART_TIME', 'INTERN'],
} as const;

export type EnumName = keyof typeof enums;
export type EnumValue<Name extends EnumName> = (typeof enums)[Name][number];
