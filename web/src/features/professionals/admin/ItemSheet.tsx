import { useApolloClient } from '@apollo/client/react';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/buttons/Button';
import { CatalogueSelect } from '../../../components/forms/CatalogueSelect';
import { EditSheet } from '../../../components/forms/edit/EditSheet';
import { recordRules } from '../../../components/forms/edit/recordRules';
import { useEditor } from '../../../components/forms/edit/useEditor';
import { Field } from '../../../components/forms/Field';
import { useConfirm } from '../../../components/overlays/useConfirm';
import { TalentPicker } from '../../../entities/talent/TalentPicker';
import { UpdateProfessionalItemLimits } from '../../../generated/limits';
import {
  CreateProfessionalItemRecordDocument,
  DeleteProfessionalItemRecordDocument,
  type EditedProfessionalItemFragment,
  UpdateProfessionalItemRecordDocument,
} from '../../../generated/professionalItems';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import { describeFailure } from '../../../lib/errors/describeFailure';
import { paths } from '../../../lib/paths';
import { toast } from '../../../lib/toast/toast';
import type { EditedRecord } from '../../../components/forms/edit/EditedRecord';

/** The values of the form for a service of professionals. */
interface ItemValues {
  name: string | null;
  lead: string | null;
  /** The id of the category of professionals that the service belongs to. */
  keyID: string | null;
  /** The subs of the people who offer the service. */
  userIDs: string[];
}

/**
 * Converts a stored service into the values and the version of its form. Null gives the values of an empty
 * form.
 */
const toItemRecord = (item: EditedProfessionalItemFragment | null): EditedRecord<ItemValues> => ({
  values: {
    name: item?.name ?? null,
    lead: item?.lead ?? null,
    keyID: item?.keyID ?? null,
    userIDs: [...(item?.userIDs ?? [])],
  },
  version: item?.version,
});

interface ItemSheetProps {
  /** The service to edit; null for a new one. */
  item: EditedProfessionalItemFragment | null;
  /** The categories of professionals; undefined while they are loading. */
  categories: readonly { id: string; name: string }[] | undefined;
  /** Called after a service was stored or deleted. Resolves to all services as they are stored now. */
  onChanged: () => Promise<readonly EditedProfessionalItemFragment[]>;
  onClose: () => void;
}

/**
 * A sheet in which administrators add, edit or delete a service that professionals offer, and choose the
 * people who offer it.
 */
export function ItemSheet({ item, categories, onChanged, onClose }: ItemSheetProps) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const confirm = useConfirm();
  const rules = recordRules(t, { limits: UpdateProfessionalItemLimits });
  const send = async ({ name, ...others }: Partial<ItemValues>, version: number | undefined) => {
    const input = { ...others, ...(name != null && { name }) };
    if (item === null) {
      const variables = { input: { ...input, name: name ?? '' } };
      const { data } = await client.mutate({ mutation: CreateProfessionalItemRecordDocument, variables });
      return data?.createProfessionalItem ?? null;
    }
    const variables = { input: { id: item.id, ...input }, condition: { version: { eq: version } } };
    const { data } = await client.mutate({ mutation: UpdateProfessionalItemRecordDocument, variables });
    return data?.updateProfessionalItem ?? null;
  };
  const editor = useEditor<ItemValues>({
    name: `professional-item-${item?.id ?? 'new'}`,
    record: toItemRecord(item),
    read: item
      ? async () => toItemRecord((await onChanged()).find(({ id }) => id === item.id) ?? null)
      : undefined,
    save: async (changed, version) => {
      const saved = await send(changed, version);
      await onChanged();
      return toItemRecord(saved);
    },
  });
  const remove = async () => {
    const question = {
      title: t('professionalItems.deleteAsk', { name: item?.name ?? '' }),
      content: t('professionalItems.deleteNote'),
      confirm: t('professionalItems.delete'),
      danger: true,
    };
    if (!item || !(await confirm(question))) return;
    const { id, version } = item;
    try {
      await client.mutate({
        mutation: DeleteProfessionalItemRecordDocument,
        variables: { input: { id }, condition: { version: { eq: version } } },
      });
      toast.success(t('professionalItems.deleted'));
      await onChanged();
      onClose();
    } catch (error) {
      toast.error(describeFailure(t, classifyFailure(error)));
    }
  };
  const nameOfCategory = (id: string) => categories?.find((category) => category.id === id)?.name ?? id;
  return (
    <EditSheet
      title={item?.name ?? t('professionalItems.new')}
      editor={editor}
      fields={{
        name: t('professionalItems.field.name'),
        lead: t('professionalItems.field.lead'),
        keyID: { label: t('professionalItems.field.keyID'), format: nameOfCategory },
        userIDs: {
          label: t('professionalItems.field.userIDs'),
          format: (subs: string[]) => t('professionalItems.people', { n: subs.length }),
        },
      }}
      onClose={onClose}
    >
      <Field name="name" label={t('professionalItems.field.name')} isRequired rules={[rules('name')]}>
        <Input lang="ja" />
      </Field>
      <Field name="lead" label={t('professionalItems.field.lead')} rules={[rules('lead')]}>
        <Input.TextArea lang="ja" autoSize={{ minRows: 2, maxRows: 8 }} />
      </Field>
      <Field name="keyID" label={t('professionalItems.field.keyID')}>
        <CatalogueSelect entries={categories} canBeEmpty />
      </Field>
      <Field
        name="userIDs"
        label={t('professionalItems.field.userIDs')}
        hint={t('professionalItems.peopleHint')}
      >
        <TalentPicker most={UpdateProfessionalItemLimits.userIDs} />
      </Field>
      {item && (
        <>
          <p>
            <Link to={paths.professionalItem(item.id)}>{t('professionalItems.preview')}</Link>
          </p>
          <Button danger size="large" onClick={() => void remove()}>
            {t('professionalItems.delete')}
          </Button>
        </>
      )}
    </EditSheet>
  );
}
