import { routes as adminAppliesRoutes } from '../features/applications/routes';
import { routes as catalogRoutes } from '../features/catalog/routes';
import { routes as adminMessagesRoutes } from '../features/messages/admin/routes';
import { routes as organizationsRoutes } from '../features/organizations/routes';
import { routes as adminCategoriesRoutes } from '../features/professionals/admin/categories/routes';
import { routes as professionalItemsRoutes } from '../features/professionals/admin/routes';
import { routes as auditRoutes } from '../features/audit/routes';
import { routes as complaintsRoutes } from '../features/complaints/routes';
import { routes as accountRoutes } from '../features/auth/account/routes';
import { routes as authRoutes } from '../features/auth/routes';
import { routes as adminBenefitsRoutes } from '../features/benefits/admin/routes';
import { routes as benefitsRoutes } from '../features/benefits/routes';
import { routes as galleryRoutes } from '../features/gallery/routes';
import { routes as adminHomeRoutes } from '../features/home/admin/routes';
import { routes as homeRoutes } from '../features/home/routes';
import { routes as adminJobsRoutes } from '../features/jobs/admin/routes';
import { routes as clientBenefitsRoutes } from '../features/benefits/client/routes';
import { routes as scoutingRoutes } from '../features/scouting/routes';
import { routes as clientJobsRoutes } from '../features/jobs/client/routes';
import { routes as jobAlertsRoutes } from '../features/jobs/alerts/routes';
import { routes as publicPageRoutes } from '../features/jobs/pages/routes';
import { routes as infoRoutes } from '../features/info/routes';
import { routes as insightsRoutes } from '../features/insights/routes';
import { routes as jobsRoutes } from '../features/jobs/routes';
import { routes as keepRoutes } from '../features/keep/routes';
import { routes as messagesRoutes } from '../features/messages/routes';
import { routes as mypageRoutes } from '../features/mypage/routes';
import { routes as professionalsRoutes } from '../features/professionals/routes';
import { routes as adminProfileRoutes } from '../features/profile/admin/routes';
import { routes as profileRoutes } from '../features/profile/routes';
import { routes as portfolioRoutes } from '../features/portfolio/routes';
import { routes as seedRoutes } from '../features/seed/routes';
import { routes as staticRoutes } from '../features/static/routes';
import { routes as termsRoutes } from '../features/terms/routes';
import { routes as usersRoutes } from '../features/users/routes';
import { paths } from '../lib/paths';
import type { Screen } from '../lib/route/Screen';
import type { RedirectRoute } from './buildRouteObjects';

/**
 * The route table with all screens of the app. Each feature exports its own routes, which are listed here.
 */
export const screens: readonly Screen[] = [
  ...authRoutes,
  ...accountRoutes,
  ...jobsRoutes,
  ...jobAlertsRoutes,
  ...keepRoutes,
  ...benefitsRoutes,
  ...messagesRoutes,
  ...termsRoutes,
  ...mypageRoutes,
  ...profileRoutes,
  ...adminProfileRoutes,
  ...homeRoutes,
  ...adminHomeRoutes,
  ...adminAppliesRoutes,
  ...adminJobsRoutes,
  ...clientJobsRoutes,
  ...scoutingRoutes,
  ...clientBenefitsRoutes,
  ...adminMessagesRoutes,
  ...organizationsRoutes,
  ...adminBenefitsRoutes,
  ...adminCategoriesRoutes,
  ...professionalItemsRoutes,
  ...catalogRoutes,
  ...auditRoutes,
  ...complaintsRoutes,
  ...usersRoutes,
  ...seedRoutes,
  ...insightsRoutes,
  ...portfolioRoutes,
  ...professionalsRoutes,
  ...infoRoutes,
  ...staticRoutes,
  ...galleryRoutes,
  ...publicPageRoutes,
];

/** Paths of the app that redirect to another path. */
export const redirects: readonly RedirectRoute[] = [
  { from: '/', to: paths.home },
  { from: '/user', to: paths.mypage },
  { from: '/professionals', to: paths.professionals },
  { from: '/auth/login-unprotected', to: paths.login() },
  { from: '/auth/register-unprotected', to: paths.register() },
  { from: paths.admin, to: paths.adminDashboard },
  { from: paths.client, to: paths.clientHome },
];
