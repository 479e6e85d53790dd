import { Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Limit } from '../../../../../model/Limit';
import { PortfolioContent } from '../../../../../model/rules/PortfolioContent';
import { recordRules } from '../../../components/forms/edit/recordRules';
import { Field } from '../../../components/forms/Field';
import { UrlInput } from '../../../components/forms/UrlInput';
import type { PortfolioType } from '../../../generated/schema';
import { EmbedBlock } from '../blocks/EmbedBlock';
import { parseEmbed } from '../blocks/parseEmbed';
import { BlockFile } from './BlockFile';
import { BlockPicture } from './BlockPicture';
import type { OwnAchievement } from './OwnAchievement';

interface ContentFieldProps {
  type: PortfolioType;
  /** The id of the edited block; undefined for a new block. */
  id?: string;
  achievements: readonly OwnAchievement[];
}

const { most, of } = PortfolioContent;
/**
 * For each type of portfolio block whose content is typed, the limit that the API has for the content. In
 * blocks of other types, the content is chosen or uploaded.
 */
const typed: Partial<Record<PortfolioType, Limit>> = { TEXT: most, LINK: of.LINK, EMBED: of.EMBED };

/**
 * Shows a preview of the embedded page below the field for its URL. Renders nothing until the URL is one that
 * can be embedded.
 */
function EmbedPreview() {
  const content = Form.useWatch<string | null>('content', Form.useFormInstance());
  return content && parseEmbed(content) ? <EmbedBlock key={content} title="" content={content} /> : null;
}

/** The form field for the content of a portfolio block. The type of the block determines the control. */
export function ContentField({ type, id, achievements }: ContentFieldProps) {
  const { t } = useTranslation();
  const limit = typed[type];
  const rules = recordRules(t, { limits: limit === undefined ? {} : { content: limit } });
  const label = t(`portfolio.editor.type.${type}.label`);
  const shared = { name: 'content', label, isRequired: true, rules: [rules('content')] };
  const hint = t(`portfolio.editor.type.${type}.help`);
  switch (type) {
    case 'TEXT':
      return (
        <Field {...shared} hint={hint}>
          <Input.TextArea autoSize={{ minRows: 6, maxRows: 18 }} />
        </Field>
      );
    case 'IMAGE':
      return (
        <Field {...shared} isChoice hint={hint}>
          <BlockPicture id={id} label={label} />
        </Field>
      );
    case 'FILE':
      return (
        <Field {...shared} isChoice hint={hint}>
          <BlockFile id={id} label={label} />
        </Field>
      );
    case 'ACHIEVEMENT':
      return (
        <Field {...shared} isChoice hint={hint}>
          <Select
            options={achievements.map((one) => ({
              value: one.id,
              label: `${one.name}（${one.organization}）`,
            }))}
            notFoundContent={t('portfolio.editor.noAchievements')}
          />
        </Field>
      );
    default:
      return (
        <>
          <Field {...shared} hint={hint}>
            <UrlInput />
          </Field>
          {type === 'EMBED' && <EmbedPreview />}
        </>
      );
  }
}
