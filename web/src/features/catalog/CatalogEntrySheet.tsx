import { useApolloClient } from '@apollo/client/react';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/buttons/Button';
import { EditSheet } from '../../components/forms/edit/EditSheet';
import { recordRules } from '../../components/forms/edit/recordRules';
import { useEditor } from '../../components/forms/edit/useEditor';
import { Field } from '../../components/forms/Field';
import { KanaField } from '../../components/forms/KanaField';
import { useConfirm } from '../../components/overlays/useConfirm';
import { classifyFailure } from '../../lib/errors/classifyFailure';
import { describeFailure } from '../../lib/errors/describeFailure';
import { toast } from '../../lib/toast/toast';
import type { CatalogEntry } from './CatalogEntry';
import { findDuplicates } from './findDuplicates';
import { type CatalogName, catalogKinds } from './catalogKinds';
import type { CatalogKind } from './CatalogKind';

interface EntryValues {
  name: string | null;
  kana: string | null;
  lead: string | null;
  area: string | null;
}

const toRecord = (entry: CatalogEntry | null) => ({
  values: {
    name: entry?.name ?? null,
    kana: entry?.kana ?? null,
    lead: entry?.lead ?? null,
    area: entry?.area ?? null,
  },
  version: entry?.version,
});

interface CatalogEntrySheetProps {
  catalog: CatalogName;
  /** The entry to edit; null for a new one. */
  entry: CatalogEntry | null;
  /** The entries that are loaded, among which no other may have the name. */
  entries: readonly CatalogEntry[];
  /** The position of a new entry; undefined in a catalogue without an order. */
  position: number | undefined;
  /**
   * Reads the entries of the catalogue again and resolves to them. Called after an entry was stored or
   * deleted, and when the sheet needs its entry as it is stored now.
   */
  onChanged: () => Promise<readonly CatalogEntry[]>;
  onClose: () => void;
}

/**
 * A sheet in which administrators add, edit or delete an entry of a catalogue. An entry that other records
 * refer to cannot be deleted; a message then says how many refer to it.
 */
export function CatalogEntrySheet({
  catalog,
  entry,
  entries,
  position,
  onChanged,
  onClose,
}: CatalogEntrySheetProps) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const confirm = useConfirm();
  const kind: CatalogKind = catalogKinds[catalog];
  const rules = recordRules(t, { limits: kind.limits });
  const editor = useEditor<EntryValues>({
    name: `catalog-${catalog}-${entry?.id ?? 'new'}`,
    record: toRecord(entry),
    read: entry
      ? async () => toRecord((await onChanged()).find(({ id }) => id === entry.id) ?? entry)
      : undefined,
    save: async (changed, version, values) => {
      const { data } = await client.mutate<{ saved: CatalogEntry }>(
        entry
          ? {
              mutation: kind.update,
              variables: { input: { id: entry.id, ...changed }, condition: { version: { eq: version } } },
            }
          : { mutation: kind.create, variables: { input: { ...changed, position } } },
      );
      await onChanged();
      return data?.saved ? toRecord(data.saved) : { values, version };
    },
  });
  const isOther = {
    validator: (_: unknown, name: string | null) =>
      name &&
      findDuplicates([...entries.filter(({ id }) => id !== entry?.id), { id: '', name, version: 0 }]).some(
        ({ id }) => id === '',
      )
        ? Promise.reject(new Error(t('errors.rules.sameName')))
        : Promise.resolve(),
  };
  const remove = async () => {
    const question = {
      title: t('catalog.deleteAsk', { name: entry?.name ?? '' }),
      content: t('catalog.deleteNote'),
      confirm: t('catalog.delete'),
      danger: true,
    };
    if (!entry || !kind.remove || !(await confirm(question))) return;
    try {
      await client.mutate({
        mutation: kind.remove,
        variables: { input: { id: entry.id }, condition: { version: { eq: entry.version } } },
      });
      toast.success(t('catalog.deleted'));
      await onChanged();
      onClose();
    } catch (error) {
      const failure = classifyFailure(error);
      toast.error(failure.inUse ? t('catalog.inUse', { n: failure.inUse }) : describeFailure(t, failure));
    }
  };
  return (
    <EditSheet
      title={entry?.name ?? t('catalog.add')}
      editor={editor}
      fields={{
        name: t('catalog.field.name'),
        kana: t('catalog.field.kana'),
        lead: t('catalog.field.lead'),
        area: t('catalog.field.area'),
      }}
      onClose={onClose}
    >
      <Field name="name" label={t('catalog.field.name')} isRequired rules={[rules('name'), isOther]}>
        <Input lang="ja" />
      </Field>
      {kind.further.map((field) => (
        <Field key={field} name={field} label={t(`catalog.field.${field}`)} rules={[rules(field)]}>
          {field === 'kana' ? <KanaField /> : <Input lang="ja" />}
        </Field>
      ))}
      {entry && kind.remove && (
        <Button danger size="large" onClick={() => void remove()}>
          {t('catalog.delete')}
        </Button>
      )}
    </EditSheet>
  );
}
