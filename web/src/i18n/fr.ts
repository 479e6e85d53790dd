import { fr as adminHome } from '../features/home/admin/texts/fr';
import { fr as adminCategories } from '../features/professionals/admin/categories/texts/fr';
import { fr as adminBenefits } from '../features/benefits/admin/texts/fr';
import { fr as jobEditor } from '../features/jobs/edit/texts/fr';
import { fr as adminJobs } from '../features/jobs/admin/texts/fr';
import { fr as adminProfile } from '../features/profile/admin/texts/fr';
import { fr as applications } from '../features/applications/texts/fr';
import { fr as auth } from '../features/auth/texts/fr';
import { fr as benefits } from '../features/benefits/texts/fr';
import { fr as editing } from '../components/forms/edit/texts/fr';
import { fr as common } from '../components/texts/fr';
import { fr as errors } from '../lib/errors/texts/fr';
import { fr as account } from '../features/auth/account/texts/fr';
import { fr as clientJobs } from '../features/jobs/client/texts/fr';
import { fr as jobBoard } from '../features/applications/client/texts/fr';
import { fr as clientTalent } from '../features/users/client/texts/fr';
import { fr as exports } from '../entities/export/texts/fr';
import { fr as file } from '../entities/file/texts/fr';
import { fr as interview } from '../entities/interview/texts/fr';
import { fr as applicationReview } from '../entities/application/review/texts/fr';
import { fr as careerSheet } from '../entities/profile/sheet/texts/fr';
import { fr as scouting } from '../entities/scouting/texts/fr';
import { fr as meeting } from '../features/messages/application/meeting/texts/fr';
import { fr as relation } from '../entities/application/texts/fr';
import { fr as organization } from '../entities/organization/texts/fr';
import { fr as gallery } from '../features/gallery/texts/fr';
import { fr as forms } from '../components/forms/texts/fr';
import { fr as home } from '../features/home/texts/fr';
import { fr as importResume } from '../features/profile/import/texts/fr';
import { fr as info } from '../features/info/texts/fr';
import { fr as insights } from '../features/insights/texts/fr';
import { fr as jobs } from '../features/jobs/texts/fr';
import { fr as termsSheet } from '../features/terms/texts/fr';
import { fr as keep } from '../features/keep/texts/fr';
import { fr as messages } from '../features/messages/texts/fr';
import { fr as histories } from '../features/profile/histories/texts/fr';
import { fr as mypage } from '../features/mypage/texts/fr';
import { fr as ownProfile } from '../features/profile/view/texts/fr';
import { fr as profile } from '../features/profile/texts/fr';
import { fr as portfolio } from '../features/portfolio/texts/fr';
import { fr as professionals } from '../features/professionals/texts/fr';
import { fr as publicPages } from '../features/jobs/pages/texts/fr';
import { fr as shell } from '../components/shell/texts/fr';
import { fr as staticPages } from '../features/static/texts/fr';
import { fr as adminTalent } from '../features/users/admin/texts/fr';
import { fr as users } from '../features/users/texts/fr';
import { fr as notices } from '../app/notices/texts/fr';
import { fr as palette } from '../app/palette/texts/fr';
import { fr as seed } from '../features/seed/texts/fr';
import { fr as audit } from '../features/audit/texts/fr';
import { fr as records } from '../components/table/records/texts/fr';
import { fr as organizations } from '../features/organizations/texts/fr';
import { fr as catalog } from '../features/catalog/texts/fr';
import { fr as professionalItems } from '../features/professionals/admin/texts/fr';
import { fr as adminMessages } from '../features/messages/admin/texts/fr';
import type { AllTexts } from './AllTexts';
import type { Texts } from './Texts';

export const fr = {
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
