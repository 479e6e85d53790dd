import json from '../data/organizations.json';

/** The texts of an invented organization in the demo data. */
export interface OrganizationText {
  /** The name by which demo jobs refer to the organization. */
  key: string;
  name: string;
  /** The reading of the name in katakana. */
  kana: string;
  /**
   * The text that the organization's jobs show instead of its name. If there is one, the organization's name
   * is hidden.
   */
  nameForHidden?: string;
  /** Why the organization hides its name, for the staff and the administrators. */
  hidingReason?: string;
  industry: string;
  prefacture: string;
  /** A sentence about the organization's office, which its jobs show. */
  office: string;
  description: string;
  address: string;
  /** A URL or an email address. */
  contact: string;
  /**
   * Sentences about the organization's team and its habits. The description of each of its jobs contains two
   * or three of them.
   */
  waysOfWorking: string[];
}

/** The demo organizations. Those that hide their name come last. */
export const organizations: OrganizationText[] = json;
