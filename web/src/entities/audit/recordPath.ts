import { paths } from '../../lib/paths';

const screens: Readonly<Record<string, (id: string) => string>> = {
  User: paths.adminUser,
  OpenJob: paths.adminJob,
  EmployeeBenefit: paths.adminBenefit,
  Organization: paths.adminOrganization,
  Conversation: paths.adminConversation,
  WPWorkerCategory: paths.adminCategory,
};

/** Returns the path of the administrators' screen about a person or a record; null for what has none of its own. */
export const recordPath = (entity: string | null, id: string): string | null =>
  (entity && screens[entity]?.(id)) || null;
