import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { Button } from '../../../../components/buttons/Button';
import { RecordScreen } from '../../../../components/forms/edit/RecordScreen';
import { useConfirm } from '../../../../components/overlays/useConfirm';
import { classifyFailure } from '../../../../lib/errors/classifyFailure';
import { getFailureText } from '../../../../lib/errors/getFailureText';
import { paths } from '../../../../lib/paths';
import { toast } from '../../../../lib/toast/toast';
import styles from './AdminCategories.module.css';
import { CategoryForm } from './CategoryForm';
import { useCategoryRecord } from './useCategoryRecord';

/** The administrators' screens /admin/wp-categories/new and /admin/wp-categories/edit/{id}. */
export function EditCategoryScreen() {
  const { t } = useTranslation();
  const { id = null } = useParams();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const { category, record, isMissing, hasFailed, onRetry, remove, ...form } = useCategoryRecord(id);
  const askAndRemove = async () => {
    const question = {
      title: t('adminCategories.deleteAsk', { name: category?.name ?? '' }),
      content: t('adminCategories.deleteNote'),
      confirm: t('adminCategories.delete'),
      danger: true,
    };
    if (!(await confirm(question))) return;
    try {
      await remove(record?.version);
      toast.success(t('adminCategories.deleted'));
      await navigate(paths.adminCategories);
    } catch (error) {
      toast.error(t(getFailureText(classifyFailure(error))));
    }
  };
  return (
    <RecordScreen
      title={id === null ? t('adminCategories.new') : (category?.name ?? t('adminCategories.edit'))}
      lead={id && <Link to={paths.adminCategory(id)}>{t('adminCategories.showPeople')}</Link>}
      list={{ path: paths.adminCategories, title: t('adminCategories.title') }}
      {...{ isMissing, hasFailed, onRetry }}
    >
      {record && (
        <>
          <CategoryForm key={id} id={id} record={record} {...form} />
          {id !== null && (
            <div className={styles.remove}>
              <p>{t('adminCategories.deleteNote')}</p>
              <Button danger onClick={() => void askAndRemove()}>
                {t('adminCategories.delete')}
              </Button>
            </div>
          )}
        </>
      )}
    </RecordScreen>
  );
}
