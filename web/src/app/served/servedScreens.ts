import type { ComponentType } from 'react';
import { AboutScreen } from '../../features/info/AboutScreen';
import { FaqsScreen } from '../../features/info/FaqsScreen';
import { PaymentScreen } from '../../features/info/PaymentScreen';
import { PricingScreen } from '../../features/info/PricingScreen';
import { PublicPage } from '../../features/jobs/pages/PublicPage';
import { JobResultsScreen } from '../../features/jobs/result/JobResultsScreen';
import { JobDetailScreen } from '../../features/jobs/show/JobDetailScreen';
import { JobSearchScreen } from '../../features/jobs/top/JobSearchScreen';
import { PortfolioPage } from '../../features/portfolio/page/PortfolioPage';
import { CategoriesScreen } from '../../features/professionals/CategoriesScreen';
import { ItemScreen } from '../../features/professionals/ItemScreen';
import { SkillsScreen } from '../../features/professionals/SkillsScreen';
import { PrivacyPolicyScreen } from '../../features/static/PrivacyPolicyScreen';
import { TermsScreen } from '../../features/static/TermsScreen';
import { paths } from '../../lib/paths';

/** The screens whose content `render-page` writes into the page, by their paths in the route table. */
export const servedScreens: Readonly<Record<string, ComponentType>> = {
  [paths.jobs]: JobSearchScreen,
  [paths.jobsResult]: JobResultsScreen,
  '/jobs/detail/:id': JobDetailScreen,
  '/:url': PublicPage,
  [paths.portfolio(':path')]: PortfolioPage,
  [paths.professionals]: CategoriesScreen,
  [paths.professionalSkills()]: SkillsScreen,
  [paths.professionalItem(':professionalItemId')]: ItemScreen,
  [paths.about]: AboutScreen,
  [paths.faqs]: FaqsScreen,
  [paths.pricing]: PricingScreen,
  [paths.payment]: PaymentScreen,
  [paths.terms]: TermsScreen,
  [paths.privacyPolicy]: PrivacyPolicyScreen,
};
