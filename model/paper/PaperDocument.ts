/** A part of a document: a paragraph, or rows with a label (such as a period) and a text. */
export type PaperBlock =
  | { kind: 'title'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'rows'; rows: readonly (readonly [label: string, text: string])[] };

/** A document as it is set on A4 (`makePdf`), such as a career sheet. */
export interface PaperDocument {
  title: string;
  /** What is at the right edge below the title, such as the day and the name. */
  signature: readonly string[];
  sections: readonly { title: string; blocks: readonly PaperBlock[] }[];
}
