import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { Button } from '../../components/buttons/Button';
import { RecordScreen } from '../../components/forms/edit/RecordScreen';
import { useConfirm } from '../../components/overlays/useConfirm';
import { classifyFailure } from '../../lib/errors/classifyFailure';
import { describeFailure } from '../../lib/errors/describeFailure';
import { paths } from '../../lib/paths';
import { toast } from '../../lib/toast/toast';
import { OrganizationEdits } from './OrganizationEdits';
import { OrganizationForm } from './OrganizationForm';
import styles from './Organizations.module.css';
import { useOrganization } from './useOrganization';

/** The administrators' screens /admin/organizations/new and /admin/organizations/edit/{id}. */
export function OrganizationScreen() {
  const { t } = useTranslation();
  const { id = null } = useParams();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const { organization, record, isMissing, hasFailed, onRetry, remove, ...form } = useOrganization(id);
  const askAndRemove = async () => {
    const question = {
      title: t('organizations.deleteAsk', { name: organization?.name ?? '' }),
      content: t('organizations.deleteNote'),
      confirm: t('organizations.delete'),
      danger: true,
    };
    if (!(await confirm(question))) return;
    try {
      await remove(record?.version);
      toast.success(t('organizations.deleted'));
      await navigate(paths.adminOrganizations);
    } catch (error) {
      const failure = classifyFailure(error);
      toast.error(failure.kind === 'Conflict' ? t('organizations.inUse') : describeFailure(t, failure));
    }
  };
  return (
    <RecordScreen
      title={id === null ? t('organizations.new') : (organization?.name ?? t('organizations.edit'))}
      lead={t('organizations.formLead')}
      list={{ path: paths.adminOrganizations, title: t('organizations.title') }}
      {...{ isMissing, hasFailed, onRetry }}
    >
      {record && (
        <>
          <OrganizationForm key={id} id={id} record={record} {...form} />
          {id !== null && <OrganizationEdits id={id} />}
          {id !== null && (
            <div className={styles.remove}>
              <p>{t('organizations.deleteNote')}</p>
              <Button danger onClick={() => void askAndRemove()}>
                {t('organizations.delete')}
              </Button>
            </div>
          )}
        </>
      )}
    </RecordScreen>
  );
}
