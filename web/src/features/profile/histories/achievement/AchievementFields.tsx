import { AutoComplete, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../../components/forms/Field';
import { recordRules } from '../../../../components/forms/edit/recordRules';
import { PictureField } from '../../../../components/forms/PictureField';
import { UpdateWorkHistoryAchievementLimits } from '../../../../generated/limits';
import { pictureUrl } from '../../../../lib/files/pictureUrl';
import { useSendFile } from '../../../../lib/files/useSendFile';
import { PeriodFields } from '../PeriodFields';
import { WordsField } from '../WordsField';
import { checkLinks } from './checkLinks';
import { FilesField } from './FilesField';
import { LinksField } from './LinksField';
import styles from './Rows.module.css';

/**
 * The limits of one achievement. `topics` is the maximum number of topics, which only keeps the layout
 * tidy. `rows` is the maximum number of links and also the maximum number of files, as in the API.
 */
const MOST = { topics: 20, rows: 20 };

/**
 * The form fields of an achievement. `divisions` are the names of the divisions of the work history; the
 * field `division` suggests them.
 */
export function AchievementFields({ divisions }: { divisions: readonly string[] }) {
  const { t } = useTranslation();
  const rules = recordRules(t, { limits: UpdateWorkHistoryAchievementLimits });
  const sendCover = useSendFile('COVER_IMAGE');
  const label = (field: 'role' | 'division' | 'position') => t(`histories.achievement.${field}`);
  return (
    <>
      <Field
        isRequired
        name="projectName"
        label={t('histories.achievement.projectName')}
        rules={[rules('projectName')]}
      >
        <Input />
      </Field>
      <PeriodFields
        labels={{
          start: t('histories.personal.start'),
          end: t('histories.personal.end'),
          ongoing: t('histories.personal.ongoing'),
        }}
      />
      <Field name="role" label={label('role')} rules={[rules('role')]}>
        <Input placeholder={t('histories.achievement.rolePlaceholder')} />
      </Field>
      <Field name="division" label={label('division')} rules={[rules('division')]}>
        <AutoComplete options={divisions.map((value) => ({ value }))} />
      </Field>
      <Field name="position" label={label('position')} rules={[rules('position')]}>
        <Input />
      </Field>
      <Field name="topics" label={t('histories.achievement.topics')}>
        <WordsField most={MOST.topics} placeholder={t('histories.wordsHelp')} />
      </Field>
      <Field
        name="description"
        label={t('histories.field.description')}
        rules={[rules('description')]}
        hint={t('histories.achievement.descriptionHelp', {
          most: UpdateWorkHistoryAchievementLimits.description,
        })}
      >
        <Input.TextArea autoSize={{ minRows: 4, maxRows: 12 }} />
      </Field>
      <Field name="links" label={t('histories.field.links')} rules={[checkLinks(t)]}>
        <LinksField most={MOST.rows} />
      </Field>
      <Field name="uploads" label={t('histories.field.uploads')} hint={t('histories.achievement.filesHelp')}>
        <FilesField most={MOST.rows} />
      </Field>
      <Field
        name="coverImage"
        label={t('histories.achievement.coverImage')}
        hint={t('histories.achievement.coverHelp')}
      >
        <PictureField label={t('histories.achievement.coverImage')} purpose="COVER_IMAGE" send={sendCover}>
          {(picture) => picture && <img src={pictureUrl(picture)} alt="" className={styles.cover} />}
        </PictureField>
      </Field>
    </>
  );
}
