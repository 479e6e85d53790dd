import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../components/feedback/Banner';
import { useCatalogue } from '../../../lib/catalogue/useCatalogue';
import type { JobSearch } from '../../../entities/job/search/JobSearch';
import { useActiveFilters } from '../search/useActiveFilters';
import { PageDialog } from './PageDialog';
import styles from './SavePageDialog.module.css';
import { splitForPage } from './splitForPage';
import { usePublicPages } from './usePublicPages';

interface SavePageDialogProps {
  search: JobSearch;
  onClose: () => void;
}

/**
 * A dialog that saves a search as a new public page or as the conditions of an existing one. It lists the
 * conditions that a public page cannot store.
 */
export function SavePageDialog({ search, onClose }: SavePageDialogProps) {
  const { t } = useTranslation();
  const catalogue = useCatalogue();
  const { pages = [], save, isSaving } = usePublicPages();
  const [pageId, setPageId] = useState('');
  const page = pages.find(({ id }) => id === pageId) ?? null;
  const { held, left } = splitForPage(search);
  const kept = useActiveFilters(held, catalogue);
  const lost = useActiveFilters(left, catalogue);
  const isNothingLeft = kept.length === 0 && lost.length > 0;
  const names = (filters: typeof kept) => filters.map(({ label }) => label).join(t('common.join'));
  return (
    <PageDialog
      title={t('publicPages.saveSearch')}
      page={page}
      isSaving={isSaving}
      isEmpty={isNothingLeft}
      onSave={(values) => save(values, page, held)}
      onClose={onClose}
    >
      <p className={styles.conditions}>
        {kept.length > 0 && t('publicPages.keeps', { names: names(kept) })}
        {kept.length === 0 && t(isNothingLeft ? 'publicPages.keepsNothing' : 'publicPages.keepsAll')}
      </p>
      {lost.length > 0 && <Banner tone="waiting">{t('publicPages.leaves', { names: names(lost) })}</Banner>}
      <label className={styles.target}>
        {t('publicPages.target')}
        <select value={pageId} onChange={({ target }) => setPageId(target.value)}>
          <option value="">{t('publicPages.newPage')}</option>
          {pages.map(({ id, url, header }) => (
            <option key={id} value={id}>
              {t('publicPages.overwrite', { url, header })}
            </option>
          ))}
        </select>
      </label>
    </PageDialog>
  );
}
