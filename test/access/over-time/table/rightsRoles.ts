/** Somebody whose role ends in the table of rights over time. */
export interface RightsRole {
  name: string;
  title: string;
  /** What ends the role. */
  end: string;
  /** Whether the end of the role ends the sessions too, so that the old token writes nothing at all. */
  endsSessions: boolean;
  /**
   * What shows the right to read: a claim in the `token`, which can outlive the role by 15 minutes, or the `rows` that
   * the end removes, with their copies, within seconds.
   */
  readsBy: 'token' | 'rows';
}

/** The roles that end, in the order of the columns of `rightsTable`. */
export const rightsRoles: readonly RightsRole[] = [
  {
    name: 'admin',
    title: 'administrator',
    end: '`npm run admin -- --remove`',
    endsSessions: true,
    readsBy: 'token',
  },
  {
    name: 'owner',
    title: 'organization owner',
    end: 'removed from `Organization.owners`; stays a member',
    endsSessions: true,
    readsBy: 'rows',
  },
  {
    name: 'member',
    title: 'organization member',
    end: '`User.organizationUsersId` cleared',
    endsSessions: true,
    readsBy: 'token',
  },
  {
    name: 'consultant',
    title: 'consultant',
    end: 'the involvement deleted',
    endsSessions: true,
    readsBy: 'rows',
  },
  {
    name: 'author',
    title: 'job owner, no member',
    end: 'removed from `OpenJob.owners`',
    endsSessions: true,
    readsBy: 'rows',
  },
  {
    name: 'talent',
    title: 'talent, own records',
    end: 'the account locked (`setTalentEnabled`)',
    endsSessions: true,
    readsBy: 'token',
  },
];
