import { stored } from '../storage/stored';

const keyOf = (sub: string) => `organization.${sub}`;

/**
 * The organization that an administrator last chose in the organizations' area, by the administrator's sub.
 * It is stored in this tab only.
 */
export const chosenOrganization = {
  get: (sub: string): string => stored.session.get(keyOf(sub)) ?? '',
  set: (sub: string, id: string): void => stored.session.set(keyOf(sub), id),
};
