import { useTranslation } from 'react-i18next';
import { Sheet } from '../../../../components/overlays/Sheet';
import { CategoryCard } from '../../CategoryCard';
import styles from './AdminCategories.module.css';
import type { CategoryValues } from './CategoryValues';

interface CategoryPreviewProps {
  values: CategoryValues;
  onClose: () => void;
}

/** A sheet with the card of a category as everybody sees it in the list of categories. */
export function CategoryPreview({ values, onClose }: CategoryPreviewProps) {
  const { t } = useTranslation();
  const category = {
    ...{ id: 'preview', name: values.name ?? '', url: values.url ?? '' },
    ...{ coverImage: values.coverImage, description: values.description, items: [] },
  };
  return (
    <Sheet open title={t('adminCategories.preview')} onClose={onClose}>
      {/* Nothing can be pressed in the preview: the category may not exist yet. */}
      <div inert className={styles.card}>
        <CategoryCard category={category} place={0} />
      </div>
    </Sheet>
  );
}
