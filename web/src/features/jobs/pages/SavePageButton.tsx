import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/buttons/Button';
import { WithAntd } from '../../../components/WithAntd';
import type { JobSearch } from '../../../entities/job/search/JobSearch';
import { SavePageDialog } from './SavePageDialog';

/** A button with which administrators save the current search as a public page. */
export function SavePageButton({ search }: { search: JobSearch }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('publicPages.saveSearch')}
      </Button>
      {isOpen && (
        <WithAntd>
          <SavePageDialog search={search} onClose={() => setOpen(false)} />
        </WithAntd>
      )}
    </div>
  );
}
