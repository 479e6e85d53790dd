import json from '../data/organizations.json';

/** An invented organization. */
export interface OrganizationText {
  /** Jobs refer to it. */
  key: string;
  name: string;
  /** Makes the organization anonymous: its jobs show this instead of `name`. */
  nameForHidden?: string;
  industry: string;
  prefacture: string;
  /** The office as its jobs describe it. */
  office: string;
  description: string;
  /** Sentences about the team and its habits; the description of each job contains two or three of them. */
  waysOfWorking: string[];
}

/** The organizations, the anonymous ones last. */
export const organizations: OrganizationText[] = json;
