import type { TypePolicies } from '@apollo/client';
import { appendById } from './appendById';

/** How the cache keeps what the API answers. A new paged list is one more line here. */
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
