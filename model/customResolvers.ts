import type { CustomResolver } from './CustomResolver';
import { accountResolvers } from './customResolvers/accountResolvers';
import { applicationResolvers } from './customResolvers/applicationResolvers';
import { benefitResolvers } from './customResolvers/benefitResolvers';
import { catalogueResolvers } from './customResolvers/catalogueResolvers';
import { engagementResolvers } from './customResolvers/engagementResolvers';
import { fileResolvers } from './customResolvers/fileResolvers';
import { insightResolvers } from './customResolvers/insightResolvers';
import { jobResolvers } from './customResolvers/jobResolvers';
import { keepResolvers } from './customResolvers/keepResolvers';
import { messageResolvers } from './customResolvers/messageResolvers';
import { notificationResolvers } from './customResolvers/notificationResolvers';
import { organizationResolvers } from './customResolvers/organizationResolvers';
import { professionalResolvers } from './customResolvers/professionalResolvers';
import { searchResolvers } from './customResolvers/searchResolvers';
import { talentResolvers } from './customResolvers/talentResolvers';

/**
 * Every GraphQL field that has a custom resolver instead of a generic operation or a generic relation. Each field is
 * declared in the file of its domain.
 */
export const customResolvers: Readonly<Record<string, CustomResolver>> = {
  ...accountResolvers,
  ...applicationResolvers,
  ...benefitResolvers,
  ...catalogueResolvers,
  ...engagementResolvers,
  ...fileResolvers,
  ...insightResolvers,
  ...jobResolvers,
  ...keepResolvers,
  ...messageResolvers,
  ...notificationResolvers,
  ...organizationResolvers,
  ...professionalResolvers,
  ...searchResolvers,
  ...talentResolvers,
};
