import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentNode, print } from 'graphql';
import { AdminEngagementsDocument } from '../../../web/src/generated/adminEngagements';
import { AdminApplicationsDocument } from '../../../web/src/generated/adminApplications';
import { AdminProfileDocument, TalentAsClientDocument } from '../../../web/src/generated/adminProfile';
import { BenefitRequestsDocument, BenefitsTableDocument } from '../../../web/src/generated/adminBenefits';
import { WorkersByStatusDocument } from '../../../web/src/generated/adminCategories';
import { AdminHomeDocument } from '../../../web/src/generated/adminHome';
import { AdminUsersDocument } from '../../../web/src/generated/adminUsers';
import { SearchBenefitsDocument } from '../../../web/src/generated/benefits';
import { ConversationsDocument } from '../../../web/src/generated/conversations';
import { EditBasicDocument, SaveBasicDocument } from '../../../web/src/generated/editBasic';
import { EditHistoriesDocument, SaveHistoryDocument } from '../../../web/src/generated/editHistories';
import {
  CountFittingJobsDocument,
  EditConditionsDocument,
  SaveConditionsDocument,
} from '../../../web/src/generated/editConditions';
import { ChangeSkillDocument, EditSkillsDocument } from '../../../web/src/generated/editSkills';
import { AdminEvaluationsDocument } from '../../../web/src/generated/evaluations';
import { HomeBenefitsDocument, HomeJobsDocument, HomeUserDocument } from '../../../web/src/generated/home';
import { JobDetailDocument, SimilarJobsDocument } from '../../../web/src/generated/jobDetail';
import { TalentAsMemberDocument } from '../../../web/src/generated/clientProfile';
import { KeptJobsDocument } from '../../../web/src/generated/keptJobs';
import { MypageDocument } from '../../../web/src/generated/mypage';
import { OwnProfileDocument } from '../../../web/src/generated/ownProfile';
import { PortfolioPageDocument } from '../../../web/src/generated/portfolioPage';
import { ClientPreviewDocument, PortfolioPreviewDocument } from '../../../web/src/generated/preview';
import { PrivacyDocument, SavePrivacyDocument } from '../../../web/src/generated/privacy';
import { ProfessionalItemDocument } from '../../../web/src/generated/professionalItem';
import { SearchJobsDocument } from '../../../web/src/generated/searchJobs';
import { SessionStartDocument } from '../../../web/src/generated/sessionStart';
import { ThreadDocument } from '../../../web/src/generated/thread';

/**
 * The GraphQL documents of the tested screens, which the web app itself sends. They must not be copied for
 * tests: if a field is added that costs a call to a data source, a test of a copy would not notice it.
 */
const shown = {
  sessionStart: SessionStartDocument,
  jobSearch: SearchJobsDocument,
  jobDetail: JobDetailDocument,
  similarJobs: SimilarJobsDocument,
  keptJobs: KeptJobsDocument,
  homeUser: HomeUserDocument,
  homeJobs: HomeJobsDocument,
  homeBenefits: HomeBenefitsDocument,
  mypage: MypageDocument,
  portfolioPreview: PortfolioPreviewDocument,
  clientPreview: ClientPreviewDocument,
  adminProfile: AdminProfileDocument,
  adminEvaluations: AdminEvaluationsDocument,
  adminEngagements: AdminEngagementsDocument,
  talentAsClient: TalentAsClientDocument,
  talentAsMember: TalentAsMemberDocument,
  applicants: AdminApplicationsDocument,
  talentSearch: AdminUsersDocument,
  benefitSearch: SearchBenefitsDocument,
  adminHome: AdminHomeDocument,
  adminBenefits: BenefitsTableDocument,
  benefitRequests: BenefitRequestsDocument,
  professionalsByStatus: WorkersByStatusDocument,
  portfolio: PortfolioPageDocument,
  professionalItem: ProfessionalItemDocument,
  conversations: ConversationsDocument,
  thread: ThreadDocument,
  editBasic: EditBasicDocument,
  saveBasic: SaveBasicDocument,
  ownProfileScreen: OwnProfileDocument,
  editHistories: EditHistoriesDocument,
  saveHistory: SaveHistoryDocument,
  editConditions: EditConditionsDocument,
  fittingJobs: CountFittingJobsDocument,
  saveConditions: SaveConditionsDocument,
  privacy: PrivacyDocument,
  savePrivacy: SavePrivacyDocument,
  editSkills: EditSkillsDocument,
  changeSkill: ChangeSkillDocument,
} satisfies Record<string, DocumentNode>;

/**
 * The names of further GraphQL documents that are tested, in files beside this one. They select more
 * relations of their records than the web app's own documents do.
 */
const written = ['ownProfile', 'benefits'] as const;

type Screen = keyof typeof shown | (typeof written)[number];

/** The GraphQL document of each screen, by the screen's name. */
export const documents = Object.fromEntries([
  ...Object.entries(shown).map(([screen, document]) => [screen, print(document)]),
  ...written.map((screen) => [screen, readFileSync(join(__dirname, `${screen}.graphql`), 'utf8')]),
]) as Record<Screen, string>;
