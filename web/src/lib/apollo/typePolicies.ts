import type { TypePolicies } from '@apollo/client';
import { appendById } from './appendById';

/** The field policies of Apollo's cache. Each list that screens load page by page must be named here. */
export const typePolicies: TypePolicies = {
  Query: {
    fields: {
      listUserConversations: appendById,
      listUserAppliesByUser: appendById,
      listUserAppliesByOpenJob: appendById,
      listAuditEntries: appendById,
      listOrganizations: appendById,
      listSelectionProcessByOpenJob: appendById,
      searchOpenJobs: appendById,
      searchUserFavoriteOpenJobs: appendById,
      searchUserApplies: appendById,
      searchUsers: appendById,
    },
  },
  OpenJob: {
    fields: {
      applyUsers: appendById,
      conversations: appendById,
      enishiWorkHistories: appendById,
      favorites: appendById,
      userOpenJobs: appendById,
    },
  },
};
