import { de as adminHome } from '../features/home/admin/texts/de';
import { de as adminCategories } from '../features/professionals/admin/categories/texts/de';
import { de as adminBenefits } from '../features/benefits/admin/texts/de';
import { de as jobEditor } from '../features/jobs/edit/texts/de';
import { de as adminJobs } from '../features/jobs/admin/texts/de';
import { de as adminProfile } from '../features/profile/admin/texts/de';
import { de as applications } from '../features/applications/texts/de';
import { de as auth } from '../features/auth/texts/de';
import { de as benefits } from '../features/benefits/texts/de';
import { de as editing } from '../components/forms/edit/texts/de';
import { de as common } from '../components/texts/de';
import { de as errors } from '../lib/errors/texts/de';
import { de as account } from '../features/auth/account/texts/de';
import { de as clientJobs } from '../features/jobs/client/texts/de';
import { de as jobBoard } from '../features/applications/client/texts/de';
import { de as clientTalent } from '../features/users/client/texts/de';
import { de as exports } from '../entities/export/texts/de';
import { de as file } from '../entities/file/texts/de';
import { de as interview } from '../entities/interview/texts/de';
import { de as applicationReview } from '../entities/application/review/texts/de';
import { de as careerSheet } from '../entities/profile/sheet/texts/de';
import { de as scouting } from '../entities/scouting/texts/de';
import { de as meeting } from '../features/messages/application/meeting/texts/de';
import { de as relation } from '../entities/application/texts/de';
import { de as organization } from '../entities/organization/texts/de';
import { de as gallery } from '../features/gallery/texts/de';
import { de as forms } from '../components/forms/texts/de';
import { de as home } from '../features/home/texts/de';
import { de as importResume } from '../features/profile/import/texts/de';
import { de as info } from '../features/info/texts/de';
import { de as insights } from '../features/insights/texts/de';
import { de as jobs } from '../features/jobs/texts/de';
import { de as termsSheet } from '../features/terms/texts/de';
import { de as keep } from '../features/keep/texts/de';
import { de as messages } from '../features/messages/texts/de';
import { de as histories } from '../features/profile/histories/texts/de';
import { de as mypage } from '../features/mypage/texts/de';
import { de as ownProfile } from '../features/profile/view/texts/de';
import { de as profile } from '../features/profile/texts/de';
import { de as portfolio } from '../features/portfolio/texts/de';
import { de as professionals } from '../features/professionals/texts/de';
import { de as publicPages } from '../features/jobs/pages/texts/de';
import { de as shell } from '../components/shell/texts/de';
import { de as staticPages } from '../features/static/texts/de';
import { de as adminTalent } from '../features/users/admin/texts/de';
import { de as users } from '../features/users/texts/de';
import { de as notices } from '../app/notices/texts/de';
import { de as palette } from '../app/palette/texts/de';
import { de as seed } from '../features/seed/texts/de';
import { de as audit } from '../features/audit/texts/de';
import { de as records } from '../components/table/records/texts/de';
import { de as organizations } from '../features/organizations/texts/de';
import { de as catalog } from '../features/catalog/texts/de';
import { de as professionalItems } from '../features/professionals/admin/texts/de';
import { de as adminMessages } from '../features/messages/admin/texts/de';
import type { AllTexts } from './AllTexts';
import type { Texts } from './Texts';

export const de = {
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
