import type { EnumValue } from '../../enums';
import type { ShownSheet } from './ShownSheet';

/** A version of a sheet of terms as the API gives it and as it is stored. */
export interface SheetOfTerms extends Omit<ShownSheet, 'answers' | 'before'> {
  answers: readonly { readonly key?: unknown; readonly value?: unknown }[];
  amends?: number | null;
}

/** The sheets of terms of an application, the newest first, and what was done about the document on paper. */
export interface TermsSheets<Sheet extends SheetOfTerms = SheetOfTerms> {
  sheets: readonly Sheet[];
  deliveries?: readonly { number?: number; deed?: EnumValue<'DeliveryDeed'>; on?: string | null }[] | null;
}
