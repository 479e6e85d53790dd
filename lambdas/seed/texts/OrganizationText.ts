/** An invented company. `nameForHidden` makes it anonymous: its jobs show that name and never the real one. */
export interface OrganizationText {
  key: string;
  name: string;
  nameForHidden?: string;
  industry: string;
  prefacture: string;
  /** Where people meet, as a job says it. */
  office: string;
  description: string;
}
