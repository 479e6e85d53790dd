import { useTranslation } from 'react-i18next';
import { getFieldLabel } from '../../fields/getFieldLabel';
import styles from './ImportPanel.module.css';
import type { CheckedFile } from './useImportFile';

/** How many rows of the file the preview shows. */
const SHOWN = 5;

/**
 * A table with the first rows of a chosen CSV file. The head shows for each column which field it becomes, or
 * that it is not used.
 */
export function FilePreview({ file }: { file: CheckedFile }) {
  const { t } = useTranslation();
  return (
    <div className={styles.scroll} role="region" aria-label={t('adminTalent.import.columns')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('adminTalent.import.line')}</th>
            {file.headings.map((heading, index) => {
              const field = file.columns[index];
              return (
                <th key={`${index}-${heading}`} scope="col">
                  {heading}
                  {field && getFieldLabel(t, field) !== heading && <small>{getFieldLabel(t, field)}</small>}
                  {!field && <small>{t('adminTalent.import.unused')}</small>}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {file.rows.slice(0, SHOWN).map(({ line, cells }) => (
            <tr key={line}>
              <td>{line}</td>
              {file.headings.map((heading, index) => (
                <td key={`${index}-${heading}`} lang="ja">
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
