import { useApolloClient } from '@apollo/client/react';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { EditSheet } from '../../../components/forms/edit/EditSheet';
import { recordRules } from '../../../components/forms/edit/recordRules';
import { useEditor } from '../../../components/forms/edit/useEditor';
import { Field } from '../../../components/forms/Field';
import { CreateUserPortfolioLimits } from '../../../generated/limits';
import { SaveBlockDocument, type EditedBlockFragment } from '../../../generated/portfolioEditor';
import type { PortfolioType } from '../../../generated/schema';
import { useClientToken } from '../../../lib/apollo/useClientToken';
import { ContentField } from './ContentField';
import type { EditedBlock } from './EditedBlock';
import type { OwnAchievement } from './OwnAchievement';
import { PublishedSwitch } from './PublishedSwitch';
import type { useBlockChanges } from './useBlockChanges';
import type { EditedRecord } from '../../../components/forms/edit/EditedRecord';

/** The fields of the form in which a talent edits a portfolio block. */
interface BlockValues {
  title: string | null;
  content: string | null;
  isPublished: boolean;
}

/** Converts a stored portfolio block into the values of its form and its version. */
const toBlockRecord = (block: EditedBlockFragment): EditedRecord<BlockValues> => ({
  values: { title: block.title, content: block.content, isPublished: block.isPublished === true },
  version: block.version,
});

interface BlockSheetProps {
  type: PortfolioType;
  /** The block that is edited; undefined for a new one. */
  block?: EditedBlock;
  /** The position in the portfolio that a new block gets. */
  position: number;
  achievements: readonly OwnAchievement[];
  add: ReturnType<typeof useBlockChanges>['add'];
  /** Reads the block again as it is stored now. */
  read: (id: string) => Promise<EditedBlock>;
  onClose: () => void;
}

const nothing: BlockValues = { title: null, content: null, isPublished: false };

/** The sheet in which a talent adds a block to their portfolio or edits one. */
export function BlockSheet({ type, block, position, achievements, add, read, onClose }: BlockSheetProps) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const clientToken = useClientToken();
  const editor = useEditor<BlockValues>({
    name: block ? `portfolio-${block.id}` : `portfolio-new-${type}`,
    record: block ? toBlockRecord(block) : { values: nothing },
    save: async (changed, version, { title, content, isPublished }) => {
      if (!block) {
        const text = (content ?? '').trim();
        return toBlockRecord(await add({ type, title, content: text, position, isPublished }, clientToken()));
      }
      const { content: text, ...rest } = changed;
      const input = { id: block.id, ...rest, ...(text != null && { content: text }) };
      const { data } = await client.mutate({ mutation: SaveBlockDocument, variables: { input, version } });
      if (!data?.updateUserPortfolio) throw new Error('The block was not returned.');
      return toBlockRecord(data.updateUserPortfolio);
    },
    read: block && (async () => toBlockRecord(await read(block.id))),
  });
  const rules = recordRules(t, { limits: { title: CreateUserPortfolioLimits.title } });
  const name = t(`portfolio.editor.type.${type}.name`);
  const texts = {
    title: t('portfolio.editor.titleLabel'),
    content: { label: name, format: (content: string) => content },
    isPublished: t('portfolio.editor.publishedLabel'),
  };
  return (
    <EditSheet
      title={t(block ? 'portfolio.editor.editOf' : 'portfolio.editor.addOf', { type: name })}
      editor={editor}
      fields={texts}
      onClose={onClose}
    >
      <ContentField type={type} id={block?.id} achievements={achievements} />
      <Field
        name="title"
        label={t('portfolio.editor.titleLabel')}
        hint={t(type === 'IMAGE' ? 'portfolio.editor.titleOfImage' : 'portfolio.editor.titleHelp')}
        rules={[rules('title')]}
      >
        <Input />
      </Field>
      <Form.Item name="isPublished">
        <PublishedSwitch name={name} />
      </Form.Item>
    </EditSheet>
  );
}
