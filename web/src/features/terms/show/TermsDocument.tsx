import { buildTermsDocument } from '../../../../../model/terms/document/buildTermsDocument';
import type { ShownSheet } from '../../../../../model/terms/document/ShownSheet';
import styles from './TermsDocument.module.css';

/** A sheet of terms as a document in Japanese on one or two pages of A4, whatever the language of the site. */
export function TermsDocument({ sheet }: { sheet: ShownSheet }) {
  const { title, version, sections, notes } = buildTermsDocument(sheet);
  return (
    <article className={styles.document} lang="ja" aria-label={title}>
      <h2>{title}</h2>
      <p className={styles.note}>{version}</p>
      {sections.map((section) => (
        <table key={section.title} className={styles.items}>
          <caption>{section.title}</caption>
          <tbody>
            {section.rows.map(([label, text]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </article>
  );
}
