export interface JobOrganization {
  organizationName: string | null;
  organizationNameForHidden: string | null;
  isHideOrganizationName: boolean | null;
}
