import { claimsOf } from '../support/api/claimsOf';
import type { WalkWorld } from '../../web/src/lib/walk/WalkWorld';
import { query } from '../support/api/query';
import { given } from '../support/given';

const seeded = /* GraphQL */ `
  query Seeded {
    searchEmployeeBenefits(limit: 1) {
      items {
        id
      }
    }
    listUserConversations(limit: 1) {
      items {
        conversationId
      }
    }
    listOrganizations(limit: 1) {
      items {
        id
      }
    }
    listProfessionalItems(limit: 1) {
      items {
        id
      }
    }
    listWPWorkerCategories(limit: 1) {
      items {
        id
        url
      }
    }
  }
`;

const applied = /* GraphQL */ `
  query Applied($organization: SearchableIDFilterInput) {
    searchUserApplies(filter: { type: { eq: "SCREENING" }, organizationId: $organization }, limit: 50) {
      items {
        userID
        openJobID
      }
    }
    searchOpenJobs(filter: { state: { eq: "PUBLIC" }, organizationId: $organization }, limit: 50) {
      items {
        id
        organizationOpenJobsId
      }
    }
  }
`;

interface Applied {
  searchUserApplies: { items: { userID: string; openJobID: string }[] };
  searchOpenJobs: { items: { id: string; organizationOpenJobsId: string | null }[] };
}

const conversations = /* GraphQL */ `
  query Conversations {
    listUserConversations(limit: 1) {
      items {
        conversationId
      }
    }
  }
`;

/** Finds what belongs to the client. Their ID token names the organization where the client area is open. */
async function findClient(): Promise<WalkWorld['client']> {
  const client = await given.theClient();
  const { organizationId } = claimsOf<{ organizationId?: string }>(client.token);
  if (!organizationId) return null;
  const { data } = await query<Pick<Seeded, 'listUserConversations'>>(conversations, {}, client);
  const conversationKey = data?.listUserConversations.items[0]?.conversationId;
  if (!conversationKey) throw new Error('The client has no conversation');
  return { organizationId, conversationKey };
}

/**
 * Finds an application to a public job of the given organization, or of any organization if it is null. The
 * application is in the state of screening.
 */
async function findApplied(organizationId: string | null): Promise<WalkWorld['applied']> {
  const organization = organizationId === null ? null : { eq: organizationId };
  const { data } = await query<Applied>(applied, { organization }, await given.theAdministrator());
  for (const { userID: talentSub, openJobID: jobId } of data?.searchUserApplies.items ?? []) {
    const job = data?.searchOpenJobs.items.find(({ id }) => id === jobId);
    if (job?.organizationOpenJobsId) return { organizationId: job.organizationOpenJobsId, jobId, talentSub };
  }
  throw new Error('The seed has no application to a public job of the organization');
}

const drafts = /* GraphQL */ `
  query Drafts {
    listEmployeeBenefitByCreatedAt(type: "EmployeeBenefit", filter: { isDraft: { eq: true } }, limit: 50) {
      items {
        id
        organizationEmployeeBenefitsId
        reviewRequestedAt
      }
    }
  }
`;

interface Drafts {
  listEmployeeBenefitByCreatedAt: {
    items: { id: string; organizationEmployeeBenefitsId: string | null; reviewRequestedAt: string | null }[];
  };
}

/** Finds a benefit that its organization has asked to publish. */
async function findOwnBenefit(): Promise<WalkWorld['ownBenefit']> {
  const { data } = await query<Drafts>(drafts, {}, await given.theAdministrator());
  const found = data?.listEmployeeBenefitByCreatedAt.items.find(({ reviewRequestedAt }) => reviewRequestedAt);
  if (!found?.organizationEmployeeBenefitsId) throw new Error('The seed has no benefit under review');
  return { id: found.id, organizationId: found.organizationEmployeeBenefitsId };
}

interface Seeded {
  searchEmployeeBenefits: { items: { id: string }[] };
  listUserConversations: { items: { conversationId: string }[] };
  listOrganizations: { items: { id: string }[] };
  listProfessionalItems: { items: { id: string }[] };
  listWPWorkerCategories: { items: { id: string; url: string }[] };
}

/**
 * Finds seeded records for the screens whose URL contains an id or a path. The walk (`npm run prove walk`) opens
 * these screens with them.
 */
export async function findWorld(): Promise<WalkWorld> {
  const talent = await given.theSeededTalent();
  const { data, errors } = await query<Seeded>(seeded, {}, talent);
  const benefitId = data?.searchEmployeeBenefits.items[0]?.id;
  if (!benefitId) throw new Error(`The seed has no benefit: ${errors[0]?.message}`);
  const conversationKey = data?.listUserConversations.items[0]?.conversationId;
  if (!conversationKey) throw new Error('The seeded talent has no conversation');
  const { id: jobId } = await given.anOpenJob();
  const professionalItemId = data?.listProfessionalItems.items[0]?.id;
  const category = data?.listWPWorkerCategories.items[0];
  const organizationId = data?.listOrganizations.items[0]?.id;
  if (!organizationId) throw new Error('The seed has no organization');
  if (!professionalItemId || !category) throw new Error('The seed has no professionals');
  const client = await findClient();
  return {
    talentSub: talent.sub,
    jobId,
    organizationId,
    client,
    applied: await findApplied(client?.organizationId ?? null),
    ownBenefit: await findOwnBenefit(),
    benefitId,
    conversationKey,
    publicPage: 'remote',
    professionalItemId,
    categoryId: category.id,
    categoryUrl: category.url,
  };
}
