import type { TypePolicies } from '@apollo/client';
import { appendById } from './appendById';

/** Field policies of the cache. Each paged list needs one here. */
export const typePolicies: TypePolicies = {
  Query: {
    fields: {
      listUserConversations: appendById,
      listUserAppliesByUser: appendById,
      listOrganizations: appendById,
      listSelectionProcessByOpenJob: appendById,
      searchOpenJobs: appendById,
      searchUserFavoriteOpenJobs: appendById,
      searchUserApplies: appendById,
      searchUsers: appendById,
    },
  },
};
