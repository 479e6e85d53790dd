import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './AuditSubject.module.css';
import { listNamed } from './listNamed';
import type { AuditRow } from './useAuditLog';

/** The names of what an entry is about, each with a link to its screen if it has one. */
export function AuditSubject({ entry }: { entry: AuditRow }) {
  const { t } = useTranslation();
  return listNamed(t, entry).map(({ text, path }, index) => (
    <Fragment key={path ?? text}>
      {index > 0 && ' / '}
      {path ? (
        <Link to={path} lang="ja" className={styles.link}>
          {text}
        </Link>
      ) : (
        text
      )}
    </Fragment>
  ));
}
