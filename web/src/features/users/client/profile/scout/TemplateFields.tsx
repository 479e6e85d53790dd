import { Form, Input, type FormRule } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLongerThan } from '../../../../../../../model/isLongerThan';
import { Button } from '../../../../../components/buttons/Button';
import { Field } from '../../../../../components/forms/Field';
import { Stack } from '../../../../../components/layout/Stack';
import { toast } from '../../../../../lib/toast/toast';
import { scoutText } from './scoutText';
import { scoutVariables, type ScoutValues } from './scoutVariables';
import styles from './TemplateFields.module.css';
import { savedTemplates } from '../../../../../lib/storage/savedTemplates';

/** A template of a scout. Its texts may contain variables (`scoutVariables`). */
interface ScoutTemplate {
  name: string;
  title: string;
  body: string;
}

const isTemplate = (value: unknown): value is ScoutTemplate =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'title', 'body'].every((field) => typeof (value as Record<string, unknown>)[field] === 'string');

/** The templates for scouts. */
const scoutTemplates = savedTemplates({
  prefix: 'scouting.templates',
  isTemplate,
  nameOf: ({ name }) => name,
});

/** The longest name of a template: it is an option of a list. */
const LONGEST_NAME = 40;

interface TemplateFieldsProps {
  /** The sub of the person, whose own templates are offered. */
  sub: string;
  values: ScoutValues;
  isRequired: boolean;
  rules: readonly FormRule[];
}

/**
 * The fields of a scout's text: a heading and a message, which a template can fill, and below them the text that will be
 * sent. Own templates are saved, replaced and removed here. A variable without a value is an error: it is never sent.
 */
export function TemplateFields({ sub, values, isRequired, rules }: TemplateFieldsProps) {
  const { t } = useTranslation();
  const form = Form.useFormInstance<{ title?: string; message?: string }>();
  const [own, setOwn] = useState(() => scoutTemplates.list(sub));
  const [chosen, setChosen] = useState('');
  const [name, setName] = useState('');
  const title = Form.useWatch('title', form) ?? '';
  const message = Form.useWatch('message', form) ?? '';
  const starters: ScoutTemplate[] = (['first', 'short'] as const).map((one) => ({
    name: t(`clientTalent.scout.starter.${one}.name`),
    title: t(`clientTalent.scout.starter.${one}.title`),
    body: t(`clientTalent.scout.starter.${one}.body`),
  }));
  const all = [...own, ...starters.filter((one) => !own.some((kept) => kept.name === one.name))];
  const choose = (wanted: string) => {
    const template = all.find((one) => one.name === wanted);
    setChosen(wanted);
    if (!template) return;
    setName(template.name);
    form.setFieldsValue({ title: template.title, message: template.body });
  };
  const save = () => {
    scoutTemplates.save(sub, { name: name.trim(), title: title.trim(), body: message.trim() });
    setOwn(scoutTemplates.list(sub));
    setChosen(name.trim());
    toast.success(t('clientTalent.scout.saved', { name: name.trim() }));
  };
  const remove = () => {
    scoutTemplates.remove(sub, chosen);
    setOwn(scoutTemplates.list(sub));
    toast.success(t('clientTalent.scout.removed', { name: chosen }));
    setChosen('');
  };
  const filled = scoutText(t, { title, message }, values);
  const known: FormRule = {
    validator: (_, text?: string) => {
      const left = scoutVariables.left(scoutVariables.fill(t, text ?? '', values));
      if (left.length === 0) return Promise.resolve();
      return Promise.reject(new Error(t('clientTalent.scout.left', { left: left.join(' ') })));
    },
  };
  const isOwn = own.some((one) => one.name === chosen);
  const canSave = name.trim() !== '' && !isLongerThan(name.trim(), LONGEST_NAME) && message.trim() !== '';
  return (
    <>
      <label className={styles.choice}>
        {t('clientTalent.scout.template')}
        <select value={chosen} onChange={({ target }) => choose(target.value)}>
          <option value="">{t('clientTalent.scout.none')}</option>
          {all.map((one) => (
            <option key={one.name}>{one.name}</option>
          ))}
        </select>
      </label>
      <Field name="title" label={t('clientTalent.scout.title')} rules={[known]}>
        <Input />
      </Field>
      <Field
        name="message"
        label={t('clientTalent.offer.message')}
        hint={t('clientTalent.scout.hint', { variables: scoutVariables.list(t).join(' ') })}
        isRequired={isRequired}
        missing={t('clientTalent.offer.messageMissing')}
        dependencies={['involveType', 'openJobID']}
        rules={[...rules, known]}
      >
        <Input.TextArea autoSize={{ minRows: 4, maxRows: 12 }} />
      </Field>
      {filled !== '' && (
        <section className={styles.preview} aria-label={t('clientTalent.scout.preview')}>
          <h3>{t('clientTalent.scout.preview')}</h3>
          <p lang="ja">{filled}</p>
        </section>
      )}
      <details className={styles.keep}>
        <summary>{t('clientTalent.scout.keep')}</summary>
        <p>{t('clientTalent.scout.device')}</p>
        <Stack gap={8} wrap align="center">
          <Input
            aria-label={t('clientTalent.scout.name')}
            placeholder={t('clientTalent.scout.name')}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <Button disabled={!canSave} onClick={save}>
            {t(
              own.some((one) => one.name === name.trim())
                ? 'clientTalent.scout.replace'
                : 'clientTalent.scout.save',
            )}
          </Button>
          {isOwn && (
            <Button danger onClick={remove}>
              {t('clientTalent.scout.remove', { name: chosen })}
            </Button>
          )}
        </Stack>
      </details>
    </>
  );
}
