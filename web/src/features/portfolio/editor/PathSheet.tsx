import { useApolloClient } from '@apollo/client/react';
import { Input, type InputProps, Space } from 'antd';
import { useTranslation } from 'react-i18next';
import { SlugLimits } from '../../../../../model/limits/SlugLimits';
import { EditSheet } from '../../../components/forms/edit/EditSheet';
import { useEditor } from '../../../components/forms/edit/useEditor';
import { Field } from '../../../components/forms/Field';
import { SavePortfolioPathDocument } from '../../../generated/portfolioEditor';
import { paths } from '../../../lib/paths';
import type { StoredPath } from './StoredPath';
import { usePathRule } from './usePathRule';

interface PathValues {
  portfolioPath: string | null;
}

interface PathSheetProps {
  stored: StoredPath;
  read: () => Promise<StoredPath>;
  onClose: () => void;
}

const toRecord = ({ portfolioPath, version }: StoredPath) => ({ values: { portfolioPath }, version });

/** A text field for the path of a portfolio, after the beginning of its URL. */
const PathInput = (props: InputProps) => (
  <Space.Compact block>
    <Space.Addon>{`…${paths.portfolio('')}`}</Space.Addon>
    <Input autoCapitalize="none" autoComplete="off" spellCheck={false} {...props} />
  </Space.Compact>
);

/** The sheet in which a talent chooses the URL of their portfolio. */
export function PathSheet({ stored, read, onClose }: PathSheetProps) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const [least, most] = SlugLimits.portfolioPath;
  const { rule, free } = usePathRule(stored.portfolioPath);
  const editor = useEditor<PathValues>({
    name: 'portfolio-path',
    record: toRecord(stored),
    save: async (changed, version) => {
      const variables = { input: { sub: stored.id, ...changed }, version };
      const { data } = await client.mutate({ mutation: SavePortfolioPathDocument, variables });
      if (!data?.updateUser) throw new Error('The profile was not returned.');
      return toRecord(data.updateUser);
    },
    read: async () => toRecord(await read()),
  });
  const label = t('portfolio.editor.path.label');
  const help = t('portfolio.editor.path.help', { least, most });
  return (
    <EditSheet
      title={t('portfolio.editor.path.title')}
      editor={editor}
      fields={{ portfolioPath: label }}
      onClose={onClose}
    >
      <Field
        name="portfolioPath"
        label={label}
        isRequired
        rules={[rule]}
        validateTrigger="onChange"
        hint={<span role="status">{free ? t('portfolio.editor.path.free', { path: free }) : help}</span>}
      >
        <PathInput />
      </Field>
    </EditSheet>
  );
}
