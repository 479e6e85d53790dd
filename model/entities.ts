import type { BundledEntity } from './BundledEntity';
import type { Entity } from './Entity';
import { ApplicationReview } from './entities/ApplicationReview';
import { Conversation } from './entities/Conversation';
import { EmployeeBenefit } from './entities/EmployeeBenefit';
import { EmployeeBenefitOrganization } from './entities/EmployeeBenefitOrganization';
import { EmployeeBenefitTag } from './entities/EmployeeBenefitTag';
import { Export } from './entities/Export';
import { UserNotice } from './entities/UserNotice';
import { EnishiWorkHistory } from './entities/EnishiWorkHistory';
import { EnishiWorkHistoryReview } from './entities/EnishiWorkHistoryReview';
import { Evaluation } from './entities/Evaluation';
import { EvaluationComment } from './entities/EvaluationComment';
import { InterviewLog } from './entities/InterviewLog';
import { InterviewLogVideo } from './entities/InterviewLogVideo';
import { Insight } from './entities/Insight';
import { Job } from './entities/Job';
import { CompanyBlock } from './entities/CompanyBlock';
import { JobAlert } from './entities/JobAlert';
import { Message } from './entities/Message';
import { MessageRead } from './entities/MessageRead';
import { OpenJob } from './entities/OpenJob';
import { OpenJobMainJobs } from './entities/OpenJobMainJobs';
import { Organization } from './entities/Organization';
import { PageQuery } from './entities/PageQuery';
import { PooledTalent } from './entities/PooledTalent';
import { Prefacture } from './entities/Prefacture';
import { ProfessionalItem } from './entities/ProfessionalItem';
import { Qualification } from './entities/Qualification';
import { SelectionProcess } from './entities/SelectionProcess';
import { Skill } from './entities/Skill';
import { SkillCategory } from './entities/SkillCategory';
import { SkillSet } from './entities/SkillSet';
import { SkillTag } from './entities/SkillTag';
import { TalentNote } from './entities/TalentNote';
import { TermsSheet } from './entities/TermsSheet';
import { User } from './entities/User';
import { UserApplies } from './entities/UserApplies';
import { UserConversations } from './entities/UserConversations';
import { UserEmployeeBenefits } from './entities/UserEmployeeBenefits';
import { UserFavoriteOpenJobs } from './entities/UserFavoriteOpenJobs';
import { UserMainJobs } from './entities/UserMainJobs';
import { UserOpenJobs } from './entities/UserOpenJobs';
import { UserPortfolio } from './entities/UserPortfolio';
import { UserPrefactures } from './entities/UserPrefactures';
import { UserPrivate } from './entities/UserPrivate';
import { UserResume } from './entities/UserResume';
import { WorkHistory } from './entities/WorkHistory';
import { WorkHistoryAchievement } from './entities/WorkHistoryAchievement';
import { WorkHistoryAchievementLink } from './entities/WorkHistoryAchievementLink';
import { WorkHistoryCompany } from './entities/WorkHistoryCompany';
import { WorkHistoryAchievementResume } from './entities/WorkHistoryAchievementResume';
import { WorkHistoryDivision } from './entities/WorkHistoryDivision';
import { WPWorker } from './entities/WPWorker';
import { WPWorkerCategory } from './entities/WPWorkerCategory';
import { wholeEntity } from './wholeEntity';

const declared: readonly BundledEntity[] = [
  ApplicationReview,
  Conversation,
  EmployeeBenefit,
  EmployeeBenefitOrganization,
  EmployeeBenefitTag,
  Export,
  UserNotice,
  EnishiWorkHistory,
  EnishiWorkHistoryReview,
  Evaluation,
  EvaluationComment,
  InterviewLog,
  InterviewLogVideo,
  Insight,
  Job,
  JobAlert,
  CompanyBlock,
  Message,
  MessageRead,
  OpenJob,
  OpenJobMainJobs,
  Organization,
  PageQuery,
  PooledTalent,
  Prefacture,
  ProfessionalItem,
  Qualification,
  SelectionProcess,
  Skill,
  SkillCategory,
  SkillSet,
  SkillTag,
  TalentNote,
  TermsSheet,
  User,
  UserApplies,
  UserConversations,
  UserEmployeeBenefits,
  UserFavoriteOpenJobs,
  UserMainJobs,
  UserOpenJobs,
  UserPortfolio,
  UserPrefactures,
  UserPrivate,
  UserResume,
  WorkHistory,
  WorkHistoryAchievement,
  WorkHistoryAchievementLink,
  WorkHistoryCompany,
  WorkHistoryAchievementResume,
  WorkHistoryDivision,
  WPWorker,
  WPWorkerCategory,
];

/**
 * All entities of Enishi. The generic resolvers, rights and reference documents are derived from this list.
 */
export const entities: readonly Entity[] = declared.map(wholeEntity);
