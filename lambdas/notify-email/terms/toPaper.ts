import type { PaperDocument } from '../../../model/paper/PaperDocument';
import type { TermsDocument } from '../../../model/terms/document/TermsDocument';

/** Returns the document of a sheet of terms as it is set on A4. */
export const toPaper = ({ title, version, sections, notes }: TermsDocument): PaperDocument => ({
  title,
  signature: [version],
  sections: [
    ...sections.map((section) => ({
      title: section.title,
      blocks: [{ kind: 'rows' as const, rows: section.rows }],
    })),
    { title: '備考', blocks: notes.map((text) => ({ kind: 'paragraph' as const, text })) },
  ],
});
