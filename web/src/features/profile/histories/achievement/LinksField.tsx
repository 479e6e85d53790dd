import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Grid } from '../../../../components/layout/Grid';
import { Button } from '../../../../components/buttons/Button';
import type { EditedLink } from './AchievementValues';
import styles from './Rows.module.css';
import { UrlInput } from '../../../../components/forms/UrlInput';

interface LinksFieldProps {
  value?: readonly EditedLink[];
  onChange?: (links: EditedLink[]) => void;
  id?: string;
  /** The maximum number of links of the achievement. */
  most: number;
}

/** A form field for links, each with a title and a URL. */
export function LinksField({ value = [], onChange, id, most }: LinksFieldProps) {
  const { t } = useTranslation();
  const change = (index: number, changed: Partial<EditedLink>) =>
    onChange?.(value.map((link, at) => (at === index ? { ...link, ...changed } : link)));
  return (
    <Grid
      id={id}
      tabIndex={-1}
      className={styles.rows}
      gap={12}
      justify="start"
      role="group"
      aria-label={t('histories.field.links')}
    >
      {value.map((link, index) => (
        <Grid key={link.id ?? index} className={styles.link} gap={[4, 8]} columns="minmax(0, 1fr) auto">
          <Input
            aria-label={t('histories.link.title', { n: index + 1 })}
            placeholder={t('histories.link.titlePlaceholder')}
            value={link.title ?? ''}
            onChange={({ target }) => change(index, { title: target.value })}
          />
          <UrlInput
            aria-label={t('histories.link.url', { n: index + 1 })}
            value={link.url}
            onChange={(url) => change(index, { url })}
          />
          <Button
            size="small"
            look="text"
            aria-label={t('histories.link.remove', { n: index + 1 })}
            onClick={() => onChange?.(value.filter((_, at) => at !== index))}
          >
            ×
          </Button>
        </Grid>
      ))}
      {value.length < most && (
        <Button size="small" onClick={() => onChange?.([...value, { title: null, url: '' }])}>
          {t('histories.link.add')}
        </Button>
      )}
    </Grid>
  );
}
