/** The values of the form for an organization. */
export interface OrganizationValues {
  name: string | null;
  kana: string | null;
  icon: string | null;
  description: string | null;
  address: string | null;
  contact: string | null;
  organizationNameForHidden: string | null;
  isHideOrganizationName: boolean;
  /** The subs of the organization's owners, who may change the organization. */
  owners: string[];
}
