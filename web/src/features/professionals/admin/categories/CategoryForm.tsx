import { type FormRule, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SlugLimits } from '../../../../../../model/limits/SlugLimits';
import { brokenSlug } from '../../../../../../model/rules/brokenSlug';
import { Button } from '../../../../components/buttons/Button';
import { EditForm } from '../../../../components/forms/edit/EditForm';
import type { EditedRecord } from '../../../../components/forms/edit/EditedRecord';
import { getRuleText } from '../../../../components/forms/edit/getRuleText';
import { recordRules } from '../../../../components/forms/edit/recordRules';
import { useRecordEditor } from '../../../../components/forms/edit/useRecordEditor';
import { Field } from '../../../../components/forms/Field';
import { PictureField } from '../../../../components/forms/PictureField';
import { ClothCover } from '../../../../components/avatars/ClothCover';
import { UpdateWPWorkerCategoryLimits } from '../../../../generated/limits';
import { useSendFile } from '../../../../lib/files/useSendFile';
import { loadable } from '../../../../lib/loadable/loadable';
import { paths } from '../../../../lib/paths';
import { useIsNarrow } from '../../../../lib/useIsNarrow';
import styles from './AdminCategories.module.css';
import type { CategoryValues } from './CategoryValues';
import type { useCategoryRecord } from './useCategoryRecord';

const CategoryPreview = loadable(async () => (await import('./CategoryPreview')).CategoryPreview);

interface CategoryFormProps extends Pick<
  ReturnType<typeof useCategoryRecord>,
  'update' | 'create' | 'read' | 'others'
> {
  /** The id of the category; null for a new one. */
  id: string | null;
  record: EditedRecord<CategoryValues>;
}

/** The form for a category of professionals: its name, URL, cover and description. */
export function CategoryForm({ id, record, update, create, read, others }: CategoryFormProps) {
  const { t } = useTranslation();
  const isNarrow = useIsNarrow();
  const [preview, setPreview] = useState<CategoryValues | null>(null);
  const rules = recordRules(t, { limits: UpdateWPWorkerCategoryLimits });
  const send = useSendFile('COVER_IMAGE');
  const editor = useRecordEditor<CategoryValues>({
    ...{ kind: 'wp-category', id, record, update, create, read },
    pathOf: paths.adminCategoryForm,
  });
  const label = (name: keyof CategoryValues) => t(`adminCategories.field.${name}`);
  const isOwnSlug: FormRule = {
    validator(_, entered: string | null | undefined) {
      const url = entered?.trim();
      if (!url) return Promise.resolve();
      const broken = brokenSlug(url, SlugLimits.page, false);
      if (broken) return Promise.reject(new Error(getRuleText(t, broken)));
      const other = others?.find((category) => category.url === url);
      if (!other) return Promise.resolve();
      return Promise.reject(new Error(t('adminCategories.taken', { name: other.name })));
    },
  };
  return (
    <>
      <EditForm
        editor={editor}
        fields={{
          name: label('name'),
          url: label('url'),
          coverImage: { label: label('coverImage'), format: () => t('adminCategories.anotherPicture') },
          description: label('description'),
        }}
      >
        <Field name="name" label={label('name')} isRequired rules={[rules('name')]}>
          <Input lang="ja" />
        </Field>
        <Field
          name="url"
          label={label('url')}
          hint={t('adminCategories.urlHint')}
          isRequired
          rules={[isOwnSlug]}
        >
          <Input
            autoComplete="off"
            prefix={isNarrow ? undefined : `${paths.professionalSkills()}?category=`}
          />
        </Field>
        <Field name="coverImage" label={label('coverImage')} hint={t('adminCategories.coverHint')}>
          <PictureField label={label('coverImage')} purpose="COVER_IMAGE" send={send}>
            {(picture) => (
              <div className={styles.cover}>
                <ClothCover pattern="shippo" cloth="indigo" image={picture} />
              </div>
            )}
          </PictureField>
        </Field>
        <Field name="description" label={label('description')} rules={[rules('description')]}>
          <Input.TextArea lang="ja" autoSize={{ minRows: 3, maxRows: 12 }} />
        </Field>
        <Button
          onClick={() =>
            setPreview({ ...record.values, ...(editor.form.getFieldsValue(true) as Partial<CategoryValues>) })
          }
        >
          {t('adminCategories.preview')}
        </Button>
      </EditForm>
      {preview && <CategoryPreview values={preview} onClose={() => setPreview(null)} />}
    </>
  );
}
