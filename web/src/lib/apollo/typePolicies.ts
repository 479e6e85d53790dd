import type { TypePolicies, FieldPolicy, Reference } from '@apollo/client';

interface Page {
  items?: readonly Reference[];
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}

/**
 * The Apollo field policy of a list that is loaded page by page. The cache holds one list for all requests
 * that differ only in `nextToken`. A page that was requested with `nextToken` is appended, without rows whose
 * ids the list already has. A page requested without `nextToken` replaces the list.
 */
const appendById: FieldPolicy<Page> = {
  keyArgs: (args) => {
    const { nextToken: _, ...rest } = args ?? {};
    return JSON.stringify(sorted(rest));
  },
  merge(existing, incoming, { args, readField }) {
    if (!existing?.items || !args?.['nextToken']) return incoming;
    const known = new Set(existing.items.map((item) => readField('id', item)));
    const added = (incoming.items ?? []).filter((item) => !known.has(readField('id', item)));
    return { ...incoming, items: [...existing.items, ...added] };
  },
};

/** The field policies of Apollo's cache. Each list that screens load page by page must be named here. */
export const typePolicies: TypePolicies = {
  Query: {
    fields: {
      listUserConversations: appendById,
      listUserAppliesByUser: appendById,
      listUserAppliesByOpenJob: appendById,
      listInvolvements: appendById,
      listPooledTalents: appendById,
      listAuditEntries: appendById,
      listComplaints: appendById,
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
