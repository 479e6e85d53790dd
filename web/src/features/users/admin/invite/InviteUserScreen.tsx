import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Grid } from '../../../../components/layout/Grid';
import { Banner } from '../../../../components/feedback/Banner';
import { PageHead } from '../../../../components/page/PageHead';
import { Tabs } from '../../../../components/tabs/Tabs';
import { loadable } from '../../../../lib/loadable/loadable';
import { paths } from '../../../../lib/paths';
import styles from '../manage/ManageUser.module.css';
import { InviteForm } from './InviteForm';
import type { InvitedTalent } from './useInvite';

const ImportPanel = loadable(async () => (await import('./import/ImportPanel')).ImportPanel);

const tabs = ['one', 'file'] as const;

const PARAMETER = 'by';

/**
 * The administrators' screen /admin/create-user, on which they invite one talent, or all talents in a CSV
 * file.
 */
export function InviteUserScreen() {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const [invited, setInvited] = useState<InvitedTalent | null>(null);
  const chosen = params.get(PARAMETER) === 'file' ? 'file' : 'one';
  return (
    <Grid gap={16}>
      <PageHead title={t('adminTalent.invite.title')} state={t('adminTalent.invite.state')} />
      <Tabs
        label={t('adminTalent.invite.tabs')}
        tabs={tabs.map((key) => ({ key, label: t(`adminTalent.invite.tab.${key}`) }))}
        chosen={chosen}
        onChange={(tab) =>
          setParams(tab === 'one' ? {} : { [PARAMETER]: tab }, { replace: true, preventScrollReset: true })
        }
      >
        {chosen === 'file' ? (
          <ImportPanel />
        ) : (
          <div className={styles.form}>
            {invited && (
              <Banner
                tone="done"
                action={<Link to={paths.adminUser(invited.sub ?? '')}>{t('adminTalent.invite.open')}</Link>}
              >
                {t('adminTalent.invite.done', { name: invited.name ?? invited.displayName ?? '' })}
              </Banner>
            )}
            <InviteForm onInvite={setInvited} />
          </div>
        )}
      </Tabs>
    </Grid>
  );
}
