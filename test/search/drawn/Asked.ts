import { corpus } from '../corpus';
import { subOf } from '../talents';

/** One search through the API: who asks what. */
export interface Asked {
  /** Folder and coordinate of the resolver. */
  search: string;
  as: keyof typeof callers;
  args: Record<string, unknown>;
  /** Whether the page after the one before is asked for. */
  next?: boolean;
}

export const organizationId = String(corpus[4]?.job.organizationOpenJobsId);

/** Identities as AppSync gives them. */
export const callers = {
  guest: { cognitoIdentityAuthType: 'unauthenticated', userArn: 'arn:aws:sts::1:assumed-role/guest/a' },
  talent: { sub: subOf(1), groups: null },
  member: { sub: 'consultant-1', groups: null, claims: { organizationId } },
  admin: { sub: 'admin-1', groups: ['admin'] },
};
