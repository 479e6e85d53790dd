import type { OccupationName } from '../catalogues/occupations';
import json from '../data/professionals.json';

/** The texts of a demo category of professionals, and of the items that it offers. */
export interface ProfessionalText {
  name: string;
  url: string;
  description: string;
  /** The occupations from which the professionals of this category are chosen. */
  occupations: OccupationName[];
  items: { name: string; lead: string }[];
}

export const professionals = json as ProfessionalText[];
