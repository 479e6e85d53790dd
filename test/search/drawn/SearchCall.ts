import { corpus } from '../corpus';
import { subOf } from '../talents';

/** One search call: which search resolver, by which caller, and with which arguments. */
export interface SearchCall {
  /** The folder and the name of the operation, such as `search/searchUsers`. */
  search: string;
  as: keyof typeof callers;
  args: Record<string, unknown>;
  /** True to request the page that follows the page of the previous request. */
  next?: boolean;
}

export const organizationId = String(corpus[4]?.job.organizationOpenJobsId);

/** The kinds of callers, each with the identity that AppSync passes to resolvers. */
export const callers = {
  guest: { cognitoIdentityAuthType: 'unauthenticated', userArn: 'arn:aws:sts::1:assumed-role/guest/a' },
  talent: { sub: subOf(1), groups: null },
  member: { sub: 'consultant-1', groups: null, claims: { organizationId } },
  admin: { sub: 'admin-1', groups: ['admin'] },
};
