import type { OccupationName } from '../catalogues/occupations';
import json from '../data/professionals.json';

/** A category of professionals with the items that it offers. */
export interface ProfessionalText {
  name: string;
  url: string;
  description: string;
  /** The professionals of the category are talents with one of these occupations. */
  occupations: OccupationName[];
  items: { name: string; lead: string }[];
}

export const professionals = json as ProfessionalText[];
