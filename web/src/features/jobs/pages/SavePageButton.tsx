import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../../components/buttons/ActionButton';
import { WithAntd } from '../../../components/WithAntd';
import type { JobSearch } from '../../../entities/job/search/JobSearch';
import { SavePageDialog } from './SavePageDialog';

/** A button with which administrators save the current search as a public page. */
export function SavePageButton({ search }: { search: JobSearch }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <ActionButton size="small" onClick={() => setOpen(true)}>
        {t('publicPages.saveSearch')}
      </ActionButton>
      {isOpen && (
        <WithAntd>
          <SavePageDialog search={search} onClose={() => setOpen(false)} />
        </WithAntd>
      )}
    </div>
  );
}
