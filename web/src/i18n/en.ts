import { en as adminHome } from '../features/home/admin/texts/en';
import { en as adminCategories } from '../features/professionals/admin/categories/texts/en';
import { en as adminBenefits } from '../features/benefits/admin/texts/en';
import { en as jobEditor } from '../features/jobs/edit/texts/en';
import { en as adminJobs } from '../features/jobs/admin/texts/en';
import { en as adminProfile } from '../features/profile/admin/texts/en';
import { en as applications } from '../features/applications/texts/en';
import { en as auth } from '../features/auth/texts/en';
import { en as benefits } from '../features/benefits/texts/en';
import { en as editing } from '../components/forms/edit/texts/en';
import { en as common } from '../components/texts/en';
import { en as errors } from '../lib/errors/texts/en';
import { en as account } from '../features/auth/account/texts/en';
import { en as clientJobs } from '../features/jobs/client/texts/en';
import { en as jobBoard } from '../features/applications/client/texts/en';
import { en as clientTalent } from '../features/users/client/texts/en';
import { en as exports } from '../entities/export/texts/en';
import { en as file } from '../entities/file/texts/en';
import { en as interview } from '../entities/interview/texts/en';
import { en as applicationReview } from '../entities/application/review/texts/en';
import { en as careerSheet } from '../entities/profile/sheet/texts/en';
import { en as scouting } from '../entities/scouting/texts/en';
import { en as meeting } from '../features/messages/application/meeting/texts/en';
import { en as relation } from '../entities/application/texts/en';
import { en as organization } from '../entities/organization/texts/en';
import { en as gallery } from '../features/gallery/texts/en';
import { en as forms } from '../components/forms/texts/en';
import { en as home } from '../features/home/texts/en';
import { en as importResume } from '../features/profile/import/texts/en';
import { en as info } from '../features/info/texts/en';
import { en as insights } from '../features/insights/texts/en';
import { en as jobs } from '../features/jobs/texts/en';
import { en as termsSheet } from '../features/terms/texts/en';
import { en as keep } from '../features/keep/texts/en';
import { en as messages } from '../features/messages/texts/en';
import { en as histories } from '../features/profile/histories/texts/en';
import { en as mypage } from '../features/mypage/texts/en';
import { en as ownProfile } from '../features/profile/view/texts/en';
import { en as profile } from '../features/profile/texts/en';
import { en as portfolio } from '../features/portfolio/texts/en';
import { en as professionals } from '../features/professionals/texts/en';
import { en as publicPages } from '../features/jobs/pages/texts/en';
import { en as shell } from '../components/shell/texts/en';
import { en as staticPages } from '../features/static/texts/en';
import { en as adminTalent } from '../features/users/admin/texts/en';
import { en as users } from '../features/users/texts/en';
import { en as notices } from '../app/notices/texts/en';
import { en as palette } from '../app/palette/texts/en';
import { en as seed } from '../features/seed/texts/en';
import { en as audit } from '../features/audit/texts/en';
import { en as records } from '../components/table/records/texts/en';
import { en as organizations } from '../features/organizations/texts/en';
import { en as catalog } from '../features/catalog/texts/en';
import { en as professionalItems } from '../features/professionals/admin/texts/en';
import { en as adminMessages } from '../features/messages/admin/texts/en';
import type { AllTexts } from './AllTexts';
import type { Texts } from './Texts';

export const en = {
  adminBenefits,
  adminCategories,
  adminHome,
  adminJobs,
  adminProfile,
  jobEditor,
  applications,
  auth,
  benefits,
  common,
  editing,
  errors,
  account,
  clientJobs,
  clientTalent,
  exports,
  jobBoard,
  file,
  applicationReview,
  relation,
  scouting,
  careerSheet,
  interview,
  organization,
  gallery,
  forms,
  histories,
  home,
  importResume,
  info,
  insights,
  jobs,
  keep,
  meeting,
  termsSheet,
  messages,
  mypage,
  ownProfile,
  profile,
  portfolio,
  professionals,
  publicPages,
  shell,
  static: staticPages,
  adminTalent,
  users,
  audit,
  notices,
  palette,
  seed,
  records,
  organizations,
  catalog,
  professionalItems,
  adminMessages,
} satisfies Texts<AllTexts>;
