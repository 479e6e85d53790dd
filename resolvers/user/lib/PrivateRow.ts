import type { Rows } from '../../generated/types';

/** The row that says when a person last used the site. */
export type LastVisit = {
  __typename: 'LastVisit';
  id: string;
  lastVisitedAt?: string;
  authorKey?: undefined;
};

/** A row in the private partition of a person (`<sub>#private`). */
export type PrivateRow =
  | LastVisit
  | Rows[
      | 'EnishiWorkHistory'
      | 'EnishiWorkHistoryReview'
      | 'InterviewLog'
      | 'InterviewLogVideo'
      | 'UserApplies'
      | 'UserEmployeeBenefits'
      | 'UserFavoriteOpenJobs'
      | 'UserOpenJobs'
      | 'UserPrivate'
      | 'UserResume'];

/** A row of a talent in the partition of the profile that anybody may see a part of. */
export type ProfileRow = Rows[
  | 'Evaluation'
  | 'EvaluationComment'
  | 'Qualification'
  | 'SkillSet'
  | 'User'
  | 'UserMainJobs'
  | 'UserPortfolio'
  | 'UserPrefactures'
  | 'WorkHistory'
  | 'WorkHistoryAchievement'
  | 'WorkHistoryAchievementLink'
  | 'WorkHistoryAchievementResume'
  | 'WorkHistoryDivision'];
